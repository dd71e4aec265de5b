import type { Reopening } from '../../../domain/tableDay/state.ts';

/** What the papers of a later closing replace, and the corrections that opened the day again. */
export const replacing = (
  reopenings: readonly Pick<Reopening, 'closing' | 'late' | 'reason' | 'by'>[],
  closing: number,
) => {
  if (closing === 1) return {};
  const version = closing - 1;
  const since = reopenings.filter((one) => one.closing === version);
  const title = since.some(({ late }) => late)
    ? 'Corrección posterior a la liquidación'
    : 'Corrección';
  const reasons = since.map(({ reason, by }) => `${reason} (legajo ${by.legajo})`);
  return { replaces: { version, reason: `${title}: ${reasons.join('; ')}.` } };
};
