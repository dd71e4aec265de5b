/** Everything a casino posts of one Sit & Go, in order. Entries are named by their number. */
export type SitAndGoPlan = {
  /** Starts every Idempotency-Key, so that a second run of the plan asks for the same things. */
  readonly id: string;
  readonly eventNumber: string;
  readonly name: string;
  readonly table: number;
  readonly jornada: string;
  readonly priceCentavos: number;
  readonly prizeBps: number;
  readonly prizeUnitCentavos: number;
  readonly sharesBps: readonly number[];
  readonly startingStack: number;
  readonly players: readonly Player[];
  readonly exits: readonly PlannedExit[];
  /** As the Director declares them at the closing; nobody counts them where it is left out. */
  readonly winnerChips?: number | null;
};

export type Player = {
  readonly entry: number;
  readonly surnames: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly document: { readonly kind: string; readonly number: string };
  /** The gaming day of the sale, when it is an earlier one than the event's. */
  readonly soldOn?: string;
  /** Gets the price back before play starts. */
  readonly returns?: boolean;
};

export type PlannedExit =
  | {
      readonly kind: 'elimination';
      readonly hand: number;
      readonly out: readonly { readonly entry: number; readonly chipsAtStart: number }[];
    }
  | { readonly kind: 'withdrawal'; readonly entry: number; readonly hand: number }
  | {
      readonly kind: 'disqualification';
      readonly entries: readonly number[];
      readonly hand: number;
    };

/** The id of an entry is the Idempotency-Key of its form. */
export const entryIdOf = ({ id }: SitAndGoPlan, entry: number): string =>
  `${id}-entry-${String(entry).padStart(2, '0')}`;

/** Local time of the plan's evening, minutes after 20:00; the gaming day runs past midnight. */
export const at = ({ jornada }: Pick<SitAndGoPlan, 'jornada'>, minutes: number): string =>
  new Date(Date.parse(`${jornada}T20:00:00-03:00`) + minutes * 60_000).toISOString();

/** Who takes a seat: whoever bought and did not give the entry back. */
export const seated = ({ players }: SitAndGoPlan): readonly Player[] =>
  players.filter(({ returns }) => !returns);

export const playerOf = ({ id, players }: SitAndGoPlan, entry: number): Player => {
  const player = players.find((one) => one.entry === entry);
  if (!player) throw new Error(`The plan ${id} has no player ${entry}.`);
  return player;
};
