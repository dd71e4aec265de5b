import type { DayIncident } from '../../../reports/papers/ijInput.ts';

/** By time; of two at the same moment, by where. */
export const inOrderOf = (incidents: readonly DayIncident[]): DayIncident[] => {
  const place = ({ at, where, what }: DayIncident) => `${at} ${where} ${what}`;
  return [...incidents].sort((one, other) => (place(one) < place(other) ? -1 : 1));
};
