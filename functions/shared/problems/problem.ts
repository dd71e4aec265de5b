/** A text in the two languages the API answers in. Figures stand in braces: `{quota}`. */
export type Wording = { readonly en: string; readonly es: string };

/** One row of the catalogue of problems: what a refusal answers, apart from the figures. */
export type Problem = {
  readonly status: number;
  readonly title: Wording;
  /** What is the case, in one sentence, with the figures of the refusal. */
  readonly detail: Wording;
  /** What the caller can do about it. */
  readonly fix: Wording;
};
