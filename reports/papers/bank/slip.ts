import { centavos } from '../../../domain/money/centavos.ts';
import { amountOf } from '../../../domain/tableDay/figures.ts';
import type { StaffMember } from '../../../domain/tournament/facts.ts';
import { amountText } from '../../format/amount.ts';
import { count, money, strong, text } from '../../model/cell.ts';
import type { LabelledFact, Paper, Signature } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { ofJornada } from '../wording.ts';
import type { SlipInput } from './inputs.ts';

/**
 * Slip of chips between a table and the cage, two on a sheet: one goes into the box of the table,
 * the other stays with the desk. Signed by who hands over and by who receives.
 *
 * @see R132-13, R132-14 and decision B5
 */
export const buildSlip = (input: SlipInput): Paper => {
  const { movement, table, jornada } = input;
  const { kind, by, second } = movement;
  const amount = amountOf(movement);
  const code = kind === 'fill' ? 'RF' : 'DF';
  return {
    ...head(code, input),
    subtitle: `Mesa ${table} · ${ofJornada(jornada)}`,
    jornada,
    facts: facts(input),
    keyFigures: [{ label: 'Importe', value: money(amount) }],
    amountInWords: amount,
    blocks: [],
    signatures: [by, second].toSorted(cashierFirst).map(signature),
    norms: citations(['R132-13', 'R132-14']),
    parameters: [],
    checks: [],
    slips: [
      `Original, para la caja de la mesa · ${ofJornada(jornada)}`,
      `Duplicado, para la caja · ${ofJornada(jornada)}`,
    ],
    instructions:
      kind === 'fill'
        ? 'Las fichas se cuentan en la mesa a la vista antes de firmar.'
        : 'Las fichas se cuentan en la mesa a la vista antes de salir hacia la caja.',
  };
};

const facts = ({ movement, table }: SlipInput): LabelledFact[][] => [
  [
    { label: 'Juego', value: text('Madero Poker Bonus') },
    { label: 'Fichas por denominación', value: strong(chipsText(movement.chips)) },
    { label: 'Mesa', value: count(table), narrow: true },
    { label: 'Caja', value: count(movement.desk), narrow: true },
  ],
  [
    { label: 'Fecha y hora', value: { kind: 'instant', value: movement.at } },
    {
      label: 'Fichas',
      value: count(movement.chips.reduce((total, { quantity }) => total + quantity, 0)),
    },
  ],
];

/** `30 × $ 1.000,00; 20 × $ 500,00` */
const chipsText = (chips: SlipInput['movement']['chips']): string =>
  chips
    .map(({ denomination, quantity }) => `${quantity} × ${amountText(centavos(denomination))}`)
    .join('; ');

const cashierFirst = (one: StaffMember, other: StaffMember): number =>
  Number(other.role === 'cashier') - Number(one.role === 'cashier');

const signature = ({ name, legajo, role }: StaffMember): Signature => ({
  role: role === 'cashier' ? 'Cajero' : role === 'dealer' ? 'Croupier' : 'Supervisor',
  name,
  idLabel: 'Legajo',
  id: legajo,
});
