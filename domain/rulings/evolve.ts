import { invariant } from '../errors.ts';
import type { RulingFact } from './facts.ts';
import type { LoggedRuling, RulingLog } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = ({ rulings }: RulingLog, fact: RulingFact): RulingLog => {
  switch (fact.type) {
    case 'RulingMade':
      return put(rulings, { made: fact, appeal: null, decided: null });
    case 'RulingAppealed':
      return put(rulings, { ...known(rulings, fact.rulingId), appeal: fact });
    case 'AppealDecided':
      return put(rulings, { ...known(rulings, fact.rulingId), decided: fact });
  }
};

const put = (rulings: RulingLog['rulings'], one: LoggedRuling): RulingLog => ({
  rulings: { ...rulings, [one.made.rulingId]: one },
});

const known = (rulings: RulingLog['rulings'], rulingId: string): LoggedRuling => {
  const found = rulings[rulingId];
  invariant(found !== undefined, 'only a ruling that was made is appealed');
  return found;
};
