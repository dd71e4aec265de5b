/**
 * The shift open at a desk when money moved there, which renders it; null when none was. Left out
 * of what was recorded before that was kept.
 *
 * @see R123-IV-1.4.p3
 */
export type ShiftAtDesk = string | null;

type AtDesk = { readonly shift?: ShiftAtDesk };

/** As a fact keeps it of its command. */
export const shiftOf = ({ shift }: AtDesk): AtDesk => (shift === undefined ? {} : { shift });
