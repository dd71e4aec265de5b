import { describe, expect, it } from 'vitest';
import { awaitingRegime, entryOf } from '../../domain/accounts/entry.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { printedCode } from '../../functions/accounting/codes.ts';
import { ledgerOf } from '../../functions/accounting/ledgerOf.ts';
import { settledTables } from '../../functions/accounting/settledTables.ts';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { fileKey, readModel } from '../../functions/papers/paperRef.ts';
import { monthJob } from '../../functions/papers/printing/month.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import { loadRegistry } from '../../functions/shared/registry.ts';
import { settlementFiled } from '../domain/tournament/inPlay.ts';
import { bust, playing } from '../domain/tournament/multiTable.ts';
import { having } from '../domain/tournament/rebuys.ts';
import { by } from '../domain/tournament/sitAndGo.ts';
import { history } from '../support/given.ts';
import { filePaper, JORNADA } from './support/exportedDay.ts';
import { OPERATOR, pressWith } from './support/press.ts';

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
/** Four entries at 2.000, of which the house keeps 20 %: 1.600. */
const BENEFIT = 160_000;
const closed = (isOfClub: boolean): TournamentFact[] => [
  ...history(
    ...playing([4], isOfClub ? { club } : {}),
    { type: 'LockPrizes', ...by('director') },
    ...[bust('x1', 1, 'E1'), bust('x2', 2, 'E2'), bust('x3', 3, 'E3')],
  ),
  {
    type: 'TournamentClosed',
    ...{ closing: 1, winnerChips: null, second: null },
    ...by('director'),
  },
];
const settled = async (isOfClub: boolean) => {
  const { press } = await pressWith('T1', having(closed(isOfClub), settlementFiled()));
  const order = { operator: OPERATOR, tournamentId: 'T1', closing: 1 };
  const { paper } = await issueTableSettlement(press, { ...order, jornada: JORNADA, table: 1 });
  await filePaper(press, paper);
  return { press, order };
};
const asked = { from: JORNADA, until: JORNADA };

describe('What a club event leaves in the books is its organiser’s [CLUB-D8] [CLUB-D9]', () => {
  it('has an account and a reason of its own, and awaits no regime', async () => {
    const { press, order } = await settled(true);
    const { lines } = await ledgerOf(press.ports, OPERATOR, asked);
    const [benefit] = entryOf(lines).filter(
      ({ account }) => account !== 'cash' && account !== 'prizes',
    );
    expect(benefit).toEqual({
      ...{ account: 'organiser', name: 'Beneficio del organizador' },
      ...{ debit: 0, credit: BENEFIT },
    });
    expect(printedCode({}, 'organiser')).toBe('sin código (Del organizador)');
    const { tables } = await settledTables(press.ports, OPERATOR, asked);
    expect(tables.map(awaitingRegime)).toEqual([0]);
    const { figures } = await issueEventPapers(press, order);
    for (const { split } of [figures, ...figures.tables])
      expect(split).toEqual({ status: 'none', reason: 'Del organizador.', organiser: true });
  });

  it.each([
    [true, 0],
    [false, BENEFIT],
  ])('the month that the lottery is told has nothing of it (club: %s)', async (isOfClub, told) => {
    const { press } = await settled(isOfClub);
    const registry = await loadRegistry(press.ports, OPERATOR);
    const order = { operator: OPERATOR, month: JORNADA.slice(0, 7), venue: undefined };
    const job = await monthJob(press.ports, registry, order);
    const paper = await printPaper(press, OPERATOR, job);
    const model = await readModel(press.archive, fileKey(paper, 'model.json'));
    expect(model.keyFigures[0]).toMatchObject({
      label: 'Beneficio líquido del mes',
      value: { value: told },
    });
    expect(/club|sin distribuir/i.test(JSON.stringify(model))).toBe(false);
    expect(model.checks.every(({ passed }) => passed)).toBe(true);
  });
});
