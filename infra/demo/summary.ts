import type { Casino } from '../client/casino.ts';
import type { SitAndGoPlan } from '../client/plan.ts';
import type { Standing } from '../client/sitAndGo.ts';

type Amount = { readonly amount: number };
export type ShownSettlement = {
  readonly takings: Amount;
  readonly benefit: Amount;
  readonly pool: Amount;
  readonly split: {
    readonly citation: string | null;
    readonly shares: readonly {
      readonly name: string;
      readonly bps: number;
      readonly amount: Amount;
    }[];
  };
  readonly placePrizes: readonly Amount[];
};

/** Prints prizes, benefit and split as a table whose columns add up. */
export const printSettlement = async (
  { accounting }: Casino,
  plan: SitAndGoPlan,
  standings: readonly Standing[],
): Promise<ShownSettlement> => {
  const settlement = await accounting.get<ShownSettlement>(`/v1/tournaments/${plan.id}/settlement`);
  const names = new Map(plan.players.map((player) => [player.entry, player]));
  const lines: Line[] = [
    [`Recaudado, ${plan.players.length} compras`, settlement.takings.amount],
    'rule',
    ...standings
      .filter(({ prize, disqualified }) => prize.amount > 0 || disqualified)
      .map((standing): Line => {
        const player = names.get(standing.entryNumber);
        return [
          `${place(standing)}  ${player?.surnames}, ${player?.givenNames}`,
          standing.prize.amount,
        ];
      }),
    ['Pozo destinado al pago de premios', settlement.pool.amount],
    'rule',
    ...settlement.split.shares.map(({ name, bps, amount }): Line => {
      const share = `${(bps / 100).toFixed(2).replace('.', ',')}%`;
      return [`${name}, ${share}`, amount.amount];
    }),
    [`Beneficio de la mesa (${settlement.split.citation})`, settlement.benefit.amount],
  ];
  console.log();
  for (const line of lines) console.log(print(line));
  console.log();
  return settlement;
};

/** What does not add up, in words; nothing when all does. */
export const addsUp = (
  { takings, benefit, pool, split, placePrizes }: ShownSettlement,
  standings: readonly Standing[],
): string[] => {
  const total = (amounts: readonly Amount[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);
  const checks: readonly [string, number, number][] = [
    ['prizes and benefit are the takings', pool.amount + benefit.amount, takings.amount],
    ['the places divide the pool', total(placePrizes), pool.amount],
    ['the entries collect the pool', total(standings.map(({ prize }) => prize)), pool.amount],
    ['the split divides the benefit', total(split.shares.map((one) => one.amount)), benefit.amount],
  ];
  return checks
    .filter(([, left, right]) => left !== right)
    .map(([what, left, right]) => `${what}: ${left} is not ${right}`);
};

type Line = readonly [label: string, centavos: number] | 'rule';

const LABEL_WIDTH = 62;
const AMOUNT_WIDTH = 18;
const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });

const print = (line: Line): string =>
  line === 'rule'
    ? `  ${'-'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}`
    : `  ${line[0].padEnd(LABEL_WIDTH)}${pesos.format(line[1] / 100).padStart(AMOUNT_WIDTH)}`;

const place = ({ position, sharedThrough, disqualified }: Standing): string => {
  const word = sharedThrough === position + 1 ? 'y' : 'a';
  const shared = sharedThrough === null ? '' : ` ${word} ${sharedThrough}.ª`;
  return `${position}.ª${shared}${disqualified ? ', descalificado' : ''}`;
};
