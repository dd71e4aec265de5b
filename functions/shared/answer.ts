/** What an operation answers; the body is plain JSON built by hand, never a stored item. */
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asked again under another key, what is so already is shown as it is: nothing new was recorded. */
export const unchanged = (answer: Answer): Answer =>
  answer.status === 201 ? { ...answer, status: 200 } : answer;
