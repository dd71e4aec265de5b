import type { AnnouncedTournament } from '../state.ts';

/** How many times everybody was seated anew: each time the buttons are drawn (R123-II-32). */
export const redrawsOf = ({ seatActs }: Pick<AnnouncedTournament, 'seatActs'>): number =>
  seatActs.filter(({ type }) => type === 'SeatsRedrawn').length;
