/** Faults of ours that were logged and told to nobody: each is a finding. */
let told: { readonly message: string; readonly error: unknown }[] = [];

export const tell = (message: string, error: unknown): void => {
  told.push({ message, error });
};

/** What was logged since the last call. */
export const takeLog = (): typeof told => {
  const taken = told;
  told = [];
  return taken;
};
