import {
  type HiddenChips,
  hiddenAfterLoss,
  wonWithHidden,
} from '../../hand/physical/hiddenChips.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, flag, optional } from '../factSpec.ts';
import { needed, situation } from '../situation.ts';

type Found = Omit<HiddenChips, 'ruleset' | 'givenByDirector'> & { readonly lost: boolean };

/** Hidden chips never win; lost, they go to the winner as far as he covers them, or out of play. */
const found = (given: HiddenChips, lost: boolean, rest: Partial<Answer> = {}): Answer => {
  const { toWinner, removedFromPlay: removed, kept, isEliminated, norm } = hiddenAfterLoss(given);
  if (!lost) {
    const wins = wonWithHidden(given);
    return answer('hidden-without-profit', norm, { figures: { wins }, ...rest });
  }
  const figures = { toWinner, removed, kept };
  return answer(removed > 0 ? 'hidden-removed' : 'hidden-to-winner', norm, {
    figures,
    records: isEliminated ? ['cause'] : ['cause', 'amount-owed'],
    ...rest,
  });
};

/**
 * Chips appear with a player after his all-in.
 *
 * @see R123-II-95, PISO-48, PISO-48.1, PISO-48.2, CLUB-T11
 */
export const HIDDEN_CHIPS = situation({
  code: 'hidden-chips',
  en: 'Chips were found with a player after his all-in',
  es: 'Aparecieron fichas de un jugador después de su all-in',
  facts: {
    /** The all-in as it was understood. */
    declared: amount,
    hidden: amount,
    /** The stack of the opponent before the hand. */
    opponentStack: amount,
    lost: flag,
    nextHandBegun: flag,
    /** In the club the Director may leave them to the winner. */
    givenByDirector: optional(flag),
  },
  answers: {
    R123: ({ lost, ...facts }: Found) => found({ ruleset: 'R123', ...chipsOf(facts) }, lost),
    PISO: ({ lost, ...facts }: Found) =>
      found({ ruleset: 'PISO', ...chipsOf(facts) }, lost, {
        also: facts.hidden > facts.opponentStack - facts.declared ? ['PISO-48.2'] : ['PISO-48.1'],
      }),
    CLUB: ({ lost, givenByDirector, ...facts }) => {
      const asks = lost && !facts.nextHandBegun;
      const given = asks ? needed(givenByDirector, 'givenByDirector', 'CLUB-T11') : false;
      const chips = { ruleset: 'CLUB', ...chipsOf(facts), givenByDirector: given } as const;
      return found(chips, lost, { authority: 'director' });
    },
  },
});

const chipsOf = ({
  declared,
  hidden,
  opponentStack,
  nextHandBegun,
}: Omit<Found, 'lost'>): Omit<HiddenChips, 'ruleset'> => ({
  declared,
  hidden,
  opponentStack,
  nextHandBegun,
});
