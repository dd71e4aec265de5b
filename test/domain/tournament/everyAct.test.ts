import { describe, expect, it } from 'vitest';
import { sum, ZERO } from '../../../domain/money/centavos.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { allEntries } from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import { fold, given } from '../../support/given.ts';
import { outcomesOf } from '../../support/outcomes.ts';
import { ACTS, type Act } from './everyAct.ts';
import { buy, having, playing } from './rebuys.ts';
import { at, by } from './sitAndGo.ts';

/** The route of each act makes its key the member named; what a key answered, `execute` repeats. */
const underAnotherKey = ({ command, key }: Act): TournamentCommand =>
  key === null ? command : ({ ...command, [key]: 'another key' } as TournamentCommand);

const evolved = (state: Tournament, facts: readonly TournamentFact[]): Tournament =>
  facts.reduce(evolve, state);

/** All money that went one way or the other. */
const moneyOf = (state: Tournament) => {
  if (state.status === 'unannounced') return null;
  const purchases = purchasesOf(state);
  const paid = allEntries(state).map(({ payment }) => payment?.amount ?? ZERO);
  return {
    taken: sum(purchases.map(({ price }) => price)),
    returned: sum(purchases.filter((one) => one.returned).map(({ price }) => price)),
    paid: sum(paid),
  };
};

const suspension = {
  ...{ type: 'EventSuspended', interruptionId: 'later', reason: 'Corte', consent: 'Nota 2' },
  snapshot: { entries: 0, takings: 0, chips: 0 },
  ...{ ...by('director'), occurredAt: at(170) },
} as unknown as TournamentFact;

describe('Every act of a tournament, sent again [R123-I-31] [R123-IV-1.3] [R123-IV-1.4]', () => {
  it.each(Object.entries(ACTS) as [string, Act][])('%s', (_, act) => {
    const before = fold(act.before());
    const facts = decide(act.command, before);
    expect(facts).not.toEqual([]);
    const recorded = evolved(before, facts);
    const again = (command: TournamentCommand, state = recorded) =>
      outcomesOf(() => decide(command, state));

    again(act.command).thenNothing();
    // Also once play was stopped: what only the dates or the moment speak against is on record.
    again(act.command, evolved(recorded, [suspension])).thenNothing();

    const other = underAnotherKey(act);
    if (act.again === 'nothing') again(other).thenNothing();
    else if (act.again === 'another' || act.again === 'bought-again') {
      const more = evolved(recorded, decide(other, recorded));
      expect(more).not.toEqual(recorded);
      if (act.again === 'another') expect(moneyOf(more)).toEqual(moneyOf(recorded));
    } else expect(() => decide(other, recorded)).toThrow(act.again);
  });

  it('a second rebuy is one of its own, with the next coupon, to the number published [R123-I-48]', () => {
    const bought = having(playing(1), buy('E1', ['RB']));
    const second = buy('E1', ['RB'], { purchaseId: 'second' });
    given(bought).when(second).thenFacts({ type: 'PurchasePaid', coupon: 2 });
    given(having(bought, second))
      .when({ ...second, purchaseId: 'third' })
      .thenRejects('tournament.purchase-limit-reached', 'R123-I-48');
  });
});
