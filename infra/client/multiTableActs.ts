import { DEALER, DIRECTOR, SUPERVISOR } from './bodies.ts';
import { multiEntryId, type Posting, placeOf, redraw } from './multiTable.ts';
import { moment, type PlannedAct } from './multiTablePlan.ts';

const FIRST_MINUTES = 40;

type Act<Kind extends PlannedAct['kind']> = Extract<PlannedAct, { kind: Kind }>;
/** When it happens and under which key it is posted. */
type Turn = { readonly occurredAt: string; readonly key: string };

/** Records what happens at the tables, until one entry remains. */
export const playMultiTable = async (posting: Posting): Promise<void> => {
  const { plan } = posting;
  const jornada = plan.jornadas.at(-1) ?? '';
  for (const [index, act] of plan.acts.entries()) {
    const occurredAt = moment(jornada, FIRST_MINUTES + index);
    const turn = { occurredAt, key: `${plan.id}-act-${String(index + 1).padStart(4, '0')}` };
    await post(posting, act, turn);
  }
};

const post = async (posting: Posting, act: PlannedAct, turn: Turn): Promise<void> => {
  switch (act.kind) {
    case 'moves':
      return move(posting, act, turn);
    case 'elimination':
      return eliminate(posting, act, turn);
    case 'withdrawal':
    case 'disqualification':
      return leave(posting, act, turn);
  }
};

/** In one step by the Director; the last nine at one table draw their seats anew. */
const move = async (
  posting: Posting,
  { moves }: Act<'moves'>,
  { occurredAt, key }: Turn,
): Promise<void> => {
  const { casino, plan, path, floor } = posting;
  const seats = floor.move(moves).map((place) => placeOf(plan, place));
  if (floor.formFinalTable()) {
    await redraw(posting, 'final-table', occurredAt, key);
    return;
  }
  const what = { cause: 'special-needs', reason: 'Sorteo manual de posiciones', seats };
  await casino.director.post(`${path}/moves`, key, { by: DIRECTOR, occurredAt, move: what });
};

const eliminate = async (
  posting: Posting,
  { hand, simultaneous, out }: Act<'elimination'>,
  { occurredAt, key }: Turn,
): Promise<void> => {
  const { casino, plan, path, floor } = posting;
  const round =
    simultaneous === 'hand-for-hand' ? await releaseRound(posting, { occurredAt, key }) : hand;
  await casino.floor.post(`${path}/eliminations`, key, {
    by: SUPERVISOR,
    occurredAt,
    hand: round,
    out: out.map(({ entry, chipsAtStart }) => ({
      entryId: multiEntryId(plan, entry),
      chipsAtStart,
    })),
    simultaneous,
  });
  if (simultaneous === 'hand-for-hand') await endRounds(posting, { occurredAt, key });
  for (const { entry } of out) floor.leave(entry);
};

/** Each table goes on by itself. */
const endRounds = async ({ casino, path }: Posting, { occurredAt, key }: Turn): Promise<void> => {
  const off = { by: DIRECTOR, occurredAt, on: false, reason: 'Fin de la burbuja' };
  await casino.director.post(`${path}/hand-for-hand`, `${key}-off`, off);
};

/** Turns hand-for-hand on, releases the next round and has every table report it. */
const releaseRound = async (posting: Posting, { occurredAt, key }: Turn): Promise<number> => {
  const { casino, path, floor } = posting;
  const { handForHand } = await casino.floor.get<{ handForHand: { round: number } }>(
    `${path}/tables`,
  );
  const round = handForHand.round + 1;
  const at = { by: DIRECTOR, occurredAt };
  const on = { ...at, on: true, reason: 'Burbuja' };
  await casino.director.post(`${path}/hand-for-hand`, `${key}-on`, on);
  await casino.director.post(`${path}/rounds`, `${key}-round`, { ...at, round });
  for (const table of floor.tables())
    await casino.floor.post(`${path}/round-reports`, `${key}-table-${table}`, {
      by: DEALER,
      occurredAt,
      round,
      table,
    });
  return round;
};

/** The plan does not say how many chips whoever leaves takes away; one always fits. */
const leave = async (
  { casino, plan, path, floor }: Posting,
  { kind, entry }: Act<'withdrawal' | 'disqualification'>,
  { occurredAt, key }: Turn,
): Promise<void> => {
  const entryId = multiEntryId(plan, entry);
  const act = { by: DIRECTOR, occurredAt, hand: 1 };
  if (kind === 'withdrawal')
    await casino.director.post(`${path}/withdrawals`, key, { ...act, entryId, chipsRemoved: 1 });
  else
    await casino.director.post(`${path}/disqualifications`, key, {
      ...act,
      out: [{ entryId, chipsRemoved: 1 }],
      norm: 'R123-II-41.b3',
      reason: 'Conducta antideportiva',
    });
  floor.leave(entry);
};
