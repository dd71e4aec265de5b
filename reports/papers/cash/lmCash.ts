import { figuresOf } from '../../../domain/cash/figures.ts';
import type { CashLimits } from '../../../domain/cash/terms.ts';
import { invariant } from '../../../domain/errors.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import type { Split } from '../../../domain/settlement/types.ts';
import type { StaffMember } from '../../../domain/tournament/facts.ts';
import { amountText } from '../../format/amount.ts';
import { jornadaText } from '../../format/date.ts';
import { count, money, percent, text } from '../../model/cell.ts';
import type { Block, LabelledFact, Paper, Signature } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { OF_CLUB, OF_LOTTERY } from '../form.ts';
import { head } from '../head.ts';
import { flooredShare, rateParameters, splitNotes, splitTable } from '../tables/split.ts';
import { ofJornada } from '../wording.ts';
import { benefitTable, ofBenefit } from './benefitTable.ts';
import { boxTable, chipsTable } from './chipsTable.ts';
import { handsTable } from './handsTable.ts';
import type { CashLmInput } from './inputs.ts';
import { cashChecks } from './lmCashChecks.ts';
import { sessionsTable } from './sessionsTable.ts';

/**
 * Settlement of a cash table in one jornada: hands, pots and the benefit taken of them, its split by
 * the regime, the chips of the table and the box.
 *
 * @see R40-5, R40-7, R40-75, R40-95, R40-96 and decisions H3, M3
 * @throws {InvariantViolation} when hands, day and settlement do not add up
 */
export const buildCashLm = (input: CashLmInput): Paper => {
  const { day, settlement } = input;
  assertAddsUp(input);
  const { potTotal, benefit, split } = settlement;
  return {
    ...head('LM', input),
    subtitle: `Mesa ${settlement.table} · ${ofJornada(settlement.jornada)}`,
    continuation: `Cash, mesa ${settlement.table}, jornada ${jornadaText(settlement.jornada)}`,
    jornada: settlement.jornada,
    facts: facts(input),
    keyFigures: [
      { label: 'Pozos jugados', value: money(potTotal) },
      {
        label: 'Pagado a los ganadores',
        value: money(centavos(potTotal - benefit)),
        operator: '−',
      },
      { label: 'Beneficio de la mesa', value: money(benefit), operator: '=' },
    ],
    blocks: blocks(input),
    signatures: signatures(day.closing),
    norms: norms(split),
    parameters: rateParameters(split),
    checks: cashChecks(input),
  };
};

const assertAddsUp = ({ day, hands, settlement }: CashLmInput): void => {
  const figures = figuresOf(day);
  const standing = hands.filter(({ voided }) => voided === null);
  invariant(figures.rake === settlement.benefit, 'the rake of the day is the benefit settled');
  invariant(
    sum(hands.map(({ rake }) => rake)) === figures.rake && standing.length === figures.hands,
    'the hands of the day add up to it',
  );
  invariant(
    day.closing === null || day.closing.stacksAtEnd === figures.stacksAtEnd,
    'the chips in play follow from those that came and went',
  );
};

const facts = ({ day: { terms, sessions }, settlement }: CashLmInput): LabelledFact[][] => {
  const limits = sessions[0]?.limits ?? terms.limits;
  return [
    [
      { label: 'Juego', value: text('Texas Hold’em por dinero (cash)') },
      { label: 'Ciegas', value: text(blindsText(limits)) },
      { label: 'Sector', value: text(terms.sector), narrow: true },
      { label: 'Puestos', value: count(terms.seats), narrow: true },
    ],
    [
      { label: 'Compra y recompra mínimas', value: text(purchasesText(limits)) },
      { label: 'Compra máxima por partida', value: text(maximumText(limits)) },
      { label: 'Beneficio', value: percent(limits.rakeBps), narrow: true },
      { label: 'Manos', value: count(settlement.hands), narrow: true },
    ],
  ];
};

const blindsText = ({ smallBlind, bigBlind }: CashLimits): string =>
  `${amountText(smallBlind)} y ${amountText(bigBlind)}`;

const purchasesText = ({ minBuyIn, minRebuy }: CashLimits): string =>
  `${amountText(minBuyIn)} y ${amountText(minRebuy)}`;

const maximumText = ({ maxPurchase }: CashLimits): string =>
  maxPurchase === null ? 'Sin límite' : amountText(maxPurchase);

const blocks = ({ day, hands, settlement }: CashLmInput): Block[] => {
  const { split, benefit } = settlement;
  const form = day.terms.ruleset === 'CLUB' ? OF_CLUB : OF_LOTTERY;
  const distribution = splitTable({
    split,
    benefit,
    whole: ofBenefit,
    totalLabel: 'Beneficio de la mesa',
    formulas: {
      share: flooredShare(ofBenefit, '{porcentaje}'),
      balance: `${ofBenefit}-SUM({importe:above})`,
    },
    ratesAreParameters: true,
    balances: 1,
    form,
    sheet: 'Distribución',
  });
  return [
    { block: 'pair', left: benefitTable(settlement), right: distribution },
    ...splitNotes(split, form),
    ...(split.status === 'split' ? [decidedBySystem] : []),
    sessionsTable(day),
    { block: 'pair', left: chipsTable(day), right: boxTable(day) },
    handsTable(hands),
  ];
};

const decidedBySystem: Block = {
  block: 'note',
  text:
    'La Res. LNSE 40/2009 no nombra un régimen de distribución: se aplica el de la jornada por ' +
    'decisión del sistema.',
};

type Closing = CashLmInput['day']['closing'];

const signatures = (closing: Closing): Signature[] => {
  const signers = closing ? [closing.by, closing.second] : [];
  const dealer = signers.find(({ role }) => role === 'dealer');
  const control = signers.filter(({ role }) => role !== 'dealer');
  return [
    signature(dealer ? 'Croupier' : 'Control de mesa', dealer ?? control[1] ?? null),
    signature('Supervisor', control[0] ?? null),
    signature('Fiscalizador', null),
  ];
};

const signature = (role: string, who: StaffMember | null): Signature => ({
  role,
  name: who?.name ?? null,
  idLabel: 'Legajo',
  id: who?.legajo ?? null,
});

const norms = (split: Split): string[] => [
  ...citations(['R40-5', 'R40-7', 'R40-75', 'R40-95', 'R40-96']),
  ...(split.citation === undefined ? [] : [split.citation]),
];
