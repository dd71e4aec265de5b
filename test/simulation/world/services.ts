type Sending = { readonly send: (command: { readonly input: unknown }) => Promise<unknown> };

/** The services of the world that runs in this thread, as clients of the SDK see them. */
export type Services = {
  readonly bus: Sending;
  readonly stepFunctions: Sending;
  readonly queues: Sending;
};

let kept: Services | undefined;

export const useServices = (services: Services): void => {
  kept = services;
};

export const services = (): Services => {
  if (!kept) throw new Error('No world is open.');
  return kept;
};
