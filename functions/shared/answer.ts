/** What an operation answers; the body is plain JSON built by hand, never a stored item. */
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
