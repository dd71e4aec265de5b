import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import type { TableCommand, TableCommandOf } from '../../../domain/tableDay/commands.ts';
import { decide } from '../../../domain/tableDay/decide.ts';
import { evolve } from '../../../domain/tableDay/evolve.ts';
import type { TableFact } from '../../../domain/tableDay/facts.ts';
import type { Inventory } from '../../../domain/tableDay/inventory.ts';
import {
  type AnnouncedTable,
  type BankTable,
  initialState,
} from '../../../domain/tableDay/state.ts';
import type { TableTerms } from '../../../domain/tableDay/terms.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffMember, StaffRole } from '../../../domain/tournament/facts.ts';
import { outcomesOf } from '../../support/outcomes.ts';

/** A table after commands that all were accepted; then one more. */
export const given = (...commands: readonly TableCommand[]) => {
  const state = after(commands);
  return {
    state: state as AnnouncedTable,
    when: (command: TableCommand) => outcomesOf(() => decide(command, state)),
  };
};

export const after = (commands: readonly TableCommand[]): BankTable =>
  commands.reduce<BankTable>(
    (state, command) => decide(command, state).reduce<BankTable>(evolve, state),
    initialState(),
  );

/** The facts that commands make, one after the other. */
export const factsAfter = (commands: readonly TableCommand[]): TableFact[] => {
  const facts: TableFact[] = [];
  for (const command of commands)
    facts.push(...decide(command, facts.reduce<BankTable>(evolve, initialState())));
  return facts;
};

export const JORNADA = '2015-08-14' as Jornada;
export const NEXT = '2015-08-15' as Jornada;
/** Minutes after nine in the evening of the jornada. */
export const at = (minute: number): Instant =>
  new Date(Date.parse('2015-08-15T00:00:00.000Z') + minute * 60_000).toISOString() as Instant;
export const pesos = (amount: number): Centavos => centavos(amount * 100);

export const staff = (role: StaffRole, changes: Partial<StaffMember> = {}): StaffMember => ({
  legajo: `L-${role}`,
  name: `Empleado ${role}`,
  role,
  ...changes,
});

export const chipsOf = (...stacks: readonly (readonly [number, number])[]): Inventory =>
  stacks.map(([denomination, quantity]) => ({ denomination: pesos(denomination), quantity }));

/** 50.000 pesos in chips. */
export const BANK = chipsOf([1000, 30], [500, 20], [100, 100]);

export const TERMS: TableTerms = {
  game: 'madero',
  venue: 'buque',
  table: 7,
  sector: 'A',
  boxes: 7,
  min: pesos(100),
  max: pesos(2_000),
  band: { min: pesos(50), max: pesos(5_000), reference: 'Nota 12/2015' },
  bonus: { kind: 'on', min: pesos(25), max: pesos(500), acesAgainstAces: false },
  jackpot: { kind: 'fixed', control: 'manual', credit: pesos(20) },
};

type Rest<Type extends TableCommand['type']> = Partial<TableCommandOf<Type>>;
const common = (role: StaffRole, minute: number) => ({
  by: staff(role),
  occurredAt: at(minute),
  jornada: JORNADA,
});

export const announce = (
  changes: Partial<TableTerms> = {},
  rest: Rest<'AnnounceTable'> = {},
): TableCommandOf<'AnnounceTable'> => ({
  type: 'AnnounceTable',
  tableId: 'table-7',
  terms: { ...TERMS, ...changes },
  ...common('director', 0),
  ...rest,
});

export const open = (rest: Rest<'OpenDay'> = {}): TableCommandOf<'OpenDay'> => ({
  type: 'OpenDay',
  openingId: 'opening',
  chips: BANK,
  second: staff('supervisor'),
  ...common('dealer', 0),
  ...rest,
});

type Transfer = TableCommandOf<'FillChips' | 'CreditChips'>;
const transfer = (type: Transfer['type'], id: string, chips: Inventory, rest: object) => ({
  type,
  movementId: id,
  slip: { point: 3, number: 1 },
  chips,
  desk: 3,
  second: staff('cashier'),
  ...common('supervisor', 10),
  ...rest,
});
export const fill = (
  id = 'fill 1',
  chips: Inventory = chipsOf([100, 50]),
  rest: object = {},
): Transfer => transfer('FillChips', id, chips, rest) as Transfer;
export const credit = (
  id = 'credit 1',
  chips: Inventory = chipsOf([500, 4]),
  rest: object = {},
): Transfer => transfer('CreditChips', id, chips, rest) as Transfer;

export const drop = (
  id = 'drop 1',
  cash = 12_000,
  vouchers = 0,
  rest: Rest<'CountDrop'> = {},
): TableCommandOf<'CountDrop'> => ({
  type: 'CountDrop',
  movementId: id,
  drop: { cash: pesos(cash), vouchers: pesos(vouchers) },
  second: staff('supervisor'),
  ...common('cashier', 20),
  ...rest,
});

export const voiding = (
  movementId: string,
  rest: Rest<'VoidMovement'> = {},
): TableCommandOf<'VoidMovement'> => ({
  type: 'VoidMovement',
  voidId: `void of ${movementId}`,
  movementId,
  reason: 'Cargada en otra mesa',
  ...common('supervisor', 30),
  ...rest,
});

export const count = (rest: Rest<'CountChips'> = {}): TableCommandOf<'CountChips'> => ({
  type: 'CountChips',
  countId: 'count 1',
  chips: chipsOf([100, 3]),
  second: staff('supervisor'),
  ...common('dealer', 15),
  ...rest,
});

export const close = (rest: Rest<'CloseDay'> = {}): TableCommandOf<'CloseDay'> => ({
  type: 'CloseDay',
  closingId: 'closing',
  chips: BANK,
  second: staff('supervisor'),
  ...common('dealer', 40),
  ...rest,
});

export const reopen = (rest: Rest<'ReopenDay'> = {}): TableCommandOf<'ReopenDay'> => ({
  type: 'ReopenDay',
  reopeningId: 'reopening',
  day: 1,
  reason: 'Recuento mal cargado',
  late: false,
  second: staff('dealer'),
  ...common('supervisor', 50),
  ...rest,
});

export const settled = (closing = 1): TableCommandOf<'RecordDaySettled'> => ({
  type: 'RecordDaySettled',
  day: 1,
  closing,
  ...common('dealer', 45),
});
