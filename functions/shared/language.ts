export type Language = 'en' | 'es';

/** The language of titles and details: the first of the two that the caller accepts, or English. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase().slice(0, 2))
    .find((tag) => tag === 'en' || tag === 'es');
  return wanted ?? 'en';
};
