import { CAGE_DESK, type Casino, money } from './casino.ts';

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
};

export type Player = {
  readonly entry: number;
  readonly surnames: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly document: { readonly kind: string; readonly number: string };
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

export type Standing = {
  readonly entryNumber: number;
  readonly entryId: string;
  readonly position: number;
  readonly sharedThrough: number | null;
  readonly prize: { readonly amount: number };
  readonly fromDisqualified: { readonly amount: number };
  readonly disqualified: boolean;
};

/** Tells what has just been posted. */
export type Progress = (step: string) => void;

const SILENT: Progress = () => undefined;
const DIRECTOR = { legajo: '0101' };
const SUPERVISOR = { legajo: '0337' };
const CONTROL = { legajo: '0352' };
const CASHIER = { legajo: '1042' };

export const entryIdOf = ({ id }: SitAndGoPlan, entry: number): string =>
  `${id}-entry-${String(entry).padStart(2, '0')}`;

/** Local time of the plan's evening, minutes after 20:00; the gaming day runs past midnight. */
const at = ({ jornada }: SitAndGoPlan, minutes: number): string =>
  new Date(Date.parse(`${jornada}T20:00:00-03:00`) + minutes * 60_000).toISOString();

/** Announces, sells, seats, starts and locks. */
export const openSitAndGo = async (
  { director, floor, cage }: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<void> => {
  const path = `/v1/tournaments/${plan.id}`;
  const dealer = { legajo: '2201' };
  await director.post('/v1/tournaments', plan.id, announcementOf(plan));
  tell(`announced ${plan.eventNumber}, ${plan.name}`);
  for (const [index, { entry, document, ...person }] of plan.players.entries()) {
    const entryId = entryIdOf(plan, entry);
    await floor.post(`${path}/entries`, entryId, {
      by: CONTROL,
      occurredAt: at(plan, index),
      person: { ...person, document },
      declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
    });
    await cage.post(`${path}/entries/${entryId}/payment`, `${entryId}-payment`, {
      by: CASHIER,
      occurredAt: at(plan, index),
      document,
      tendered: money(plan.priceCentavos),
      means: 'cash',
      desk: CAGE_DESK,
    });
  }
  tell(`sold ${plan.players.length} entries, a voucher each`);
  const { seats } = await floor.post<{ seats: { entryId: string; seat: number }[] }>(
    `${path}/draws`,
    `${plan.id}-draw-000001`,
    { by: CONTROL, occurredAt: at(plan, 15), method: 'system' },
  );
  const sold = await cage.get<{ entries: { entryId: string; voucher: string }[] }>(
    `${path}/entries`,
  );
  for (const { entryId, seat } of seats) {
    const player = plan.players.find(({ entry }) => entryIdOf(plan, entry) === entryId);
    await floor.post(`${path}/entries/${entryId}/seating`, `${entryId}-seating`, {
      by: dealer,
      occurredAt: at(plan, 20),
      document: player?.document ?? {},
      voucher: sold.entries.find((one) => one.entryId === entryId)?.voucher,
      seat,
    });
  }
  tell('seats drawn from the published seed, and taken');
  await director.post(`${path}/start`, `${plan.id}-start-00001`, {
    by: DIRECTOR,
    occurredAt: at(plan, 25),
    acta: { number: `A-${plan.eventNumber}`, fiscalizador: 'Fiscalizador de Muestra' },
  });
  await director.post(`${path}/prize-locks`, `${plan.id}-lock-000001`, {
    by: DIRECTOR,
    occurredAt: at(plan, 26),
  });
  tell('play has started, the pool and its prizes are fixed');
};

/** Records how the entries leave, until one remains. */
export const playSitAndGo = async (
  { floor }: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<void> => {
  const path = `/v1/tournaments/${plan.id}`;
  for (const [index, exit] of plan.exits.entries()) {
    const facts = { by: SUPERVISOR, occurredAt: at(plan, 30 + index * 5), hand: exit.hand };
    const key = `${plan.id}-exit-${String(index + 1).padStart(4, '0')}`;
    const [resource, body] = exitOf(plan, exit);
    await floor.post(`${path}/${resource}`, key, { ...facts, ...body });
  }
  tell(`${plan.exits.length} exits recorded, one player holds all the chips`);
};

/** Confirms and pays what every entry collects, then closes the event. */
export const settleSitAndGo = async (
  { director, floor, cage }: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<readonly Standing[]> => {
  const path = `/v1/tournaments/${plan.id}`;
  const { standings } = await floor.get<{ standings: Standing[] }>(`${path}/standings`);
  const winners = standings.filter(({ prize }) => prize.amount > 0);
  for (const { entryId, entryNumber } of winners) {
    const { confirmation, classification } = await floor.post<{
      confirmation: number;
      classification: string;
    }>(`${path}/prize-confirmations`, `${entryId}-confirm`, {
      by: CONTROL,
      occurredAt: at(plan, 200),
      entryId,
      supervisor: SUPERVISOR,
    });
    await cage.post(`${path}/payments`, `${entryId}-prize-paid`, {
      by: CASHIER,
      occurredAt: at(plan, 210),
      entryId,
      confirmation,
      classification,
      document: plan.players.find((player) => player.entry === entryNumber)?.document ?? {},
      means: 'cash',
      desk: CAGE_DESK,
    });
  }
  tell(`${winners.length} prizes confirmed and paid against their receipts`);
  await closeSitAndGo(director, plan);
  tell('closed: the settlement workflows run');
  return standings;
};

const closeSitAndGo = async (director: Casino['director'], plan: SitAndGoPlan): Promise<void> => {
  const path = `/v1/tournaments/${plan.id}`;
  const { etag } = await director.call('GET', path);
  const body = { by: DIRECTOR, occurredAt: at(plan, 220) };
  await director.post(`${path}/closing`, `${plan.id}-closing-01`, body, etag ?? undefined);
};

const announcementOf = (plan: SitAndGoPlan) => ({
  by: DIRECTOR,
  occurredAt: at(plan, -60),
  modality: 'sit-and-go',
  eventNumber: plan.eventNumber,
  name: plan.name,
  table: plan.table,
  jornada: plan.jornada,
  startsAt: at(plan, 25),
  price: money(plan.priceCentavos),
  prize: { bps: plan.prizeBps },
  prizeUnit: money(plan.prizeUnitCentavos),
  quota: plan.players.length,
  startingStack: plan.startingStack,
  levels: [25, 50, 100, 200, 400].map((smallBlind, index) => ({
    level: index + 1,
    smallBlind,
    bigBlind: 2 * smallBlind,
    ante: 0,
    minutes: 15,
  })),
  scales: scalesFor(plan),
  authorisation: { kind: 'stand-alone' },
  director: DIRECTOR,
});

/** The plan's scale for its number of entries, and a usual one for the other numbers. */
const scalesFor = ({ sharesBps, players }: SitAndGoPlan) => {
  const ten = players.length === 10;
  return [
    { entriesMin: 7, entriesMax: 9, sharesBps: ten ? [6500, 3500] : sharesBps },
    { entriesMin: 10, entriesMax: 10, sharesBps: ten ? sharesBps : [5000, 3000, 2000] },
  ];
};

const exitOf = (plan: SitAndGoPlan, exit: PlannedExit): [string, object] => {
  switch (exit.kind) {
    case 'elimination':
      return [
        'eliminations',
        {
          out: exit.out.map(({ entry, chipsAtStart }) => ({
            entryId: entryIdOf(plan, entry),
            chipsAtStart,
          })),
        },
      ];
    case 'withdrawal':
      return ['withdrawals', { entryId: entryIdOf(plan, exit.entry), chipsRemoved: 1 }];
    case 'disqualification':
      return [
        'disqualifications',
        {
          out: exit.entries.map((entry) => ({ entryId: entryIdOf(plan, entry), chipsRemoved: 1 })),
          norm: 'R123-II-41.b3',
          reason: 'Conducta antideportiva',
        },
      ];
  }
};
