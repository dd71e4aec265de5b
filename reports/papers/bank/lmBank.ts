import { invariant } from '../../../domain/errors.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import type { Split } from '../../../domain/settlement/types.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { TableTerms } from '../../../domain/tableDay/terms.ts';
import { amountText } from '../../format/amount.ts';
import { jornadaText } from '../../format/date.ts';
import { count, money, text } from '../../model/cell.ts';
import type { Block, LabelledFact, Paper, Signature } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { OF_LOTTERY } from '../form.ts';
import { head } from '../head.ts';
import { flooredShare, rateParameters, splitNotes, splitTable } from '../tables/split.ts';
import { ofJornada } from '../wording.ts';
import { chipsTable, countsTable } from './chipsTable.ts';
import type { BankLmInput } from './inputs.ts';
import { jackpotBlocks } from './jackpotTable.ts';
import { bankChecks } from './lmBankChecks.ts';
import { dropsTable, slipsTable } from './movementsTables.ts';
import { ofResult, resultTable } from './resultTable.ts';

/**
 * Settlement of a bank table in one jornada: the five amounts of its result with the counts and
 * slips they come from, and the split by the regime.
 *
 * @see R132-1, R132-13, R132-14, R132-21 and decisions B5, M3, M12
 * @throws {InvariantViolation} when the day does not add up to the settlement
 */
export const buildBankLm = (input: BankLmInput): Paper => {
  const { day, settlement } = input;
  assertAddsUp(input);
  const { opening, fills, credits, drop, closing, result, split } = settlement;
  return {
    ...head('LM', input),
    subtitle: `Mesa ${settlement.table} · ${ofJornada(settlement.jornada)}`,
    continuation:
      `Madero Poker Bonus, mesa ${settlement.table}, ` +
      `jornada ${jornadaText(settlement.jornada)}`,
    jornada: settlement.jornada,
    facts: facts(input),
    keyFigures: [
      { label: 'Drop, cierre y devoluciones', value: money(centavos(drop + closing + credits)) },
      { label: 'Apertura y reposiciones', value: money(centavos(opening + fills)), operator: '−' },
      { label: 'Resultado de la mesa', value: money(result), operator: '=' },
    ],
    blocks: blocks(input),
    signatures: signatures(input),
    norms: norms(split),
    parameters: rateParameters(split),
    checks: bankChecks(day, settlement),
  };
};

const assertAddsUp = ({ day, settlement }: BankLmInput): void => {
  const { result, ...figures } = figuresOf(day);
  for (const [name, amount] of Object.entries(figures))
    invariant(
      amount === settlement[name as keyof typeof figures],
      `${name} of the day and of its settlement differ`,
    );
  invariant(result === settlement.result, 'the results of the day and its settlement differ');
};

const facts = ({ day: { terms, rounds, movements } }: BankLmInput): LabelledFact[][] => [
  [
    { label: 'Juego', value: text('Madero Poker Bonus') },
    { label: 'Límites de la apuesta ante', value: text(limitsText(terms)) },
    { label: 'Sector', value: text(terms.sector), narrow: true },
    { label: 'Casillas', value: count(terms.boxes), narrow: true },
  ],
  [
    { label: 'Bonus', value: text(bonusText(terms)) },
    { label: 'Jackpot', value: text(jackpotText(terms)) },
    { label: 'Comprobantes', value: count(movements.length - boxes(movements)), narrow: true },
    { label: 'Rondas', value: count(rounds.settled), narrow: true },
  ],
];

const boxes = (movements: readonly { readonly kind: string }[]): number =>
  movements.filter(({ kind }) => kind === 'drop').length;

const limitsText = ({ min, max }: TableTerms): string => `${amountText(min)} a ${amountText(max)}`;

const bonusText = ({ bonus }: TableTerms): string => {
  if (bonus.kind === 'off') return 'No habilitado';
  const aces = bonus.acesAgainstAces ? 'con' : 'sin';
  return `${amountText(bonus.min)} a ${amountText(bonus.max)}, ${aces} AA contra AA`;
};

const KINDS = { fixed: 'Tabla fija', progressive: 'Progresivo' } as const;

const jackpotText = ({ jackpot }: TableTerms): string =>
  jackpot.kind === 'off'
    ? 'No habilitado'
    : `${KINDS[jackpot.kind]}, crédito ${amountText(jackpot.credit)}`;

const blocks = ({ day, settlement }: BankLmInput): Block[] => {
  const { split, result } = settlement;
  const distribution = splitTable({
    split,
    benefit: result,
    heading: 'Distribución del resultado',
    totalLabel: 'Resultado de la mesa',
    whole: ofResult,
    formulas: {
      share: flooredShare(ofResult, '{porcentaje}'),
      balance: `${ofResult}-SUM({importe:above})`,
    },
    ratesAreParameters: true,
    balances: 1,
    form: OF_LOTTERY,
    sheet: 'Distribución',
  });
  return [
    { block: 'pair', left: resultTable(settlement), right: distribution },
    ...splitNotes(split, OF_LOTTERY),
    ...(split.status === 'split' ? [decidedBySystem] : []),
    ...(result < 0 ? [compensated] : []),
    chipsTable(day),
    slipsTable(day),
    dropsTable(day),
    ...jackpotBlocks(day),
    ...countsTable(day),
  ];
};

const decidedBySystem: Block = {
  block: 'note',
  text:
    'La Res. LNSE 132/2015 no nombra un régimen de distribución: se aplica el de la jornada por ' +
    'decisión del sistema.',
};

const compensated: Block = {
  block: 'note',
  text: 'Resultado negativo: saldo a compensar, no se paga.',
};

const signatures = ({ day: { closing } }: BankLmInput): Signature[] => {
  const signers = closing ? [closing.by, closing.second] : [];
  const croupier = signers.find(({ role }) => role === 'dealer');
  const supervisors = signers.filter(({ role }) => role !== 'dealer');
  return [
    signature(croupier ? 'Croupier' : 'Control de mesa', croupier ?? supervisors[1] ?? null),
    signature('Supervisor', supervisors[0] ?? null),
    signature('Fiscalizador', null),
  ];
};

const signature = (
  role: string,
  who: { readonly name: string; readonly legajo: string } | null,
): Signature => ({
  role,
  name: who?.name ?? null,
  idLabel: 'Legajo',
  id: who?.legajo ?? null,
});

const norms = (split: Split): string[] => [
  ...citations(['R132-1', 'R132-13', 'R132-14', 'R132-21']),
  ...(split.citation === undefined ? [] : [split.citation]),
];
