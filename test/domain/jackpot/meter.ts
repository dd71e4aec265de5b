import type { JackpotCommand, JackpotCommandOf } from '../../../domain/jackpot/commands.ts';
import { decide } from '../../../domain/jackpot/decide.ts';
import { evolve } from '../../../domain/jackpot/evolve.ts';
import type { Hit, PlayedRound } from '../../../domain/jackpot/facts.ts';
import { type AnnouncedJackpot, initialState } from '../../../domain/jackpot/state.ts';
import type { LinkedTable, MeterTerms, TableToLink } from '../../../domain/jackpot/terms.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffMember, StaffRole } from '../../../domain/tournament/facts.ts';
import { testsOf } from '../../support/aggregateTests.ts';

export const { given, factsOf, stateAfter } = testsOf({ initialState, decide, evolve });
export const meterAfter = (...commands: JackpotCommand[]) =>
  stateAfter(commands) as AnnouncedJackpot;

export const pesos = (amount: number) => centavos(Math.round(amount * 100));
export const staff = (role: StaffRole, legajo = `L-${role}`): StaffMember => ({
  legajo,
  name: `Persona ${role}`,
  role,
});

const JORNADA = '2016-01-10' as Jornada;
export const circumstance = (role: StaffRole, jornada = JORNADA) => ({
  by: staff(role),
  occurredAt: `${jornada}T22:00:00.000Z` as Instant,
  jornada,
});

/** Credits of 5 pesos, 10 % of the bets, royal 100 % and straight flush 10 %. */
export const TERMS: MeterTerms = {
  creditMin: pesos(5),
  contributionBps: 1_000,
  prizeBps: { 'royal-flush': 10_000, 'straight-flush': 1_000 },
  straightFlushAfterRoyal: 'restarted',
  reference: 'Disp. 7/2016',
};

export const table = (tableId: string, start: number): LinkedTable => ({
  tableId,
  start: pesos(start),
});

export const announce = (
  tables: readonly TableToLink[] = [table('T1', 80_000)],
  terms: Partial<MeterTerms> = {},
): JackpotCommandOf<'AnnounceJackpot'> => ({
  type: 'AnnounceJackpot',
  ...circumstance('director'),
  jackpotId: 'J1',
  terms: { ...TERMS, ...terms },
  tables,
});

export const ROYAL = 1;
export const TO_THE_JACK = 4;
export const TO_THE_TEN = 5;
export const hit = (box: number, handClass: number): Hit => ({ box, handClass, credits: 1 });

export const round = (number: number, changes: Partial<PlayedRound> = {}): PlayedRound => {
  const tableId = changes.tableId ?? 'T1';
  return {
    tableId,
    jornada: JORNADA,
    number,
    roundId: changes.jornada ? `${tableId}-${changes.jornada}-${number}` : `${tableId}-${number}`,
    bets: pesos(0),
    hits: [],
    ...changes,
  };
};

export const play = (...rounds: PlayedRound[]): JackpotCommandOf<'RecordPlay'> => ({
  type: 'RecordPlay',
  ...circumstance('dealer', rounds[0]?.jornada),
  playId: `play-${rounds[0]?.roundId}`,
  rounds,
});

export const adjust = (
  amount: number,
  changes: Partial<JackpotCommandOf<'AdjustMeter'>> = {},
): JackpotCommandOf<'AdjustMeter'> => ({
  type: 'AdjustMeter',
  ...circumstance('supervisor'),
  adjustmentId: 'A1',
  tableId: 'T1',
  amount: pesos(amount),
  reason: 'electronic-failure',
  note: 'El visor se reinició',
  second: staff('director'),
  ...changes,
});
