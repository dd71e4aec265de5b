import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, choice, flag } from '../factSpec.ts';
import { assertAgree, situation } from '../situation.ts';

/** What crossed the line of the table. @see R123-II-17, R123-II-17.B */
export const LINE_CROSSED = situation({
  code: 'line-crossed',
  en: 'Cards or chips crossed the betting line, or a count was asked for',
  es: 'Cartas o fichas cruzaron la línea, o se pidió un conteo',
  needsLine: true,
  facts: {
    what: choice('cards', 'chips', 'count'),
    inTurn: flag,
    allInShowdown: flag,
    byActivePlayer: flag,
    moved: amount,
  },
  answers: {
    R123: ({ what, inTurn, allInShowdown, byActivePlayer, moved }) => {
      const norm = 'R123-II-17.B';
      if (what === 'cards') return answer(allInShowdown ? 'hand-live' : 'fold', norm);
      if (what === 'count') return answer(byActivePlayer ? 'count-given' : 'count-refused', norm);
      return inTurn
        ? answer('bet-binding', norm, { figures: { owes: moved } })
        : answer('bet-binding', 'R123-II-91', { also: [norm], figures: { owes: moved } });
    },
  },
});

/**
 * Word and chips say different things: the word counts, at least the legal minimum.
 *
 * @see R123-II-73, R123-II-79, R40-52, CLUB-N6
 */
export const WORD_AND_CHIPS_DIFFER = situation({
  code: 'word-and-chips-differ',
  en: 'What was said and the chips placed differ',
  es: 'Lo declarado y las fichas no coinciden',
  facts: {
    said: choice('call', 'raise', 'amount'),
    saidTotal: amount,
    placed: amount,
    toCall: amount,
    /** The least total of a bet or raise. */
    minimumTotal: amount,
  },
  answers: {
    R123: (facts) =>
      byWord(facts, facts.said === 'amount' ? 'R123-II-79' : 'R123-II-73', ['R123-II-73']),
    R40: (facts) => byWord(facts, 'R40-52', ['R40-53']),
    CLUB: (facts) => byWord(facts, 'CLUB-N6', []),
  },
});

type Word = {
  readonly said: 'call' | 'raise' | 'amount';
  readonly saidTotal: number;
  readonly placed: number;
  readonly toCall: number;
  readonly minimumTotal: number;
};

const byWord = (facts: Word, norm: NormId, also: readonly NormId[]): Answer => {
  const { said, saidTotal, placed, toCall, minimumTotal } = facts;
  assertAgree((said === 'amount') === saidTotal > 0, norm, 'said', 'saidTotal');
  assertAgree(said !== 'call' || toCall > 0, norm, 'said', 'toCall');
  assertAgree(minimumTotal > toCall, norm, 'minimumTotal', 'toCall');
  const total =
    said === 'amount' ? Math.max(saidTotal, minimumTotal) : Math.max(placed, minimumTotal);
  const owes = said === 'call' ? toCall : total;
  return answer(said === 'call' ? 'call' : 'bet-binding', norm, {
    also: also.filter((one) => one !== norm),
    figures: { owes, added: Math.max(0, owes - placed), returned: Math.max(0, placed - owes) },
  });
};

/** A hand tapped the table. @see R123-II-75 */
export const TABLE_TAPPED = situation({
  code: 'table-tapped',
  en: 'A player tapped the table',
  es: 'Un jugador golpeó la mesa con la mano',
  facts: { toCall: amount },
  answers: {
    R123: ({ toCall }) =>
      toCall === 0
        ? answer('check', 'R123-II-75')
        : answer('not-an-action', 'R123-II-75', { orders: ['tell-player-to-complete'] }),
  },
});

/** Whether chips that were moved are a bet. @see R123-II-78, CLUB-N5 */
export const CHIPS_MOVED = situation({
  code: 'chips-moved',
  en: 'Chips were moved forward',
  es: 'Se adelantaron fichas',
  facts: { released: flag, declared: flag, moved: amount },
  answers: {
    R123: (facts) => moved(facts, 'R123-II-78'),
    CLUB: (facts) => moved(facts, 'CLUB-N5'),
  },
});

const moved = (
  facts: { readonly released: boolean; readonly declared: boolean; readonly moved: number },
  norm: NormId,
): Answer =>
  facts.released || facts.declared
    ? answer('bet-binding', norm, { figures: { owes: facts.moved } })
    : answer('no-bet', norm, { figures: { returned: facts.moved } });

/** Cards let go face down. @see R123-II-80, R40-97 */
export const FOLD_RELEASED = situation({
  code: 'fold-released',
  en: 'A player released his cards face down',
  es: 'Un jugador soltó sus cartas boca abajo',
  facts: { allInShowdown: flag, commentedBeforeEnd: flag },
  answers: {
    R123: ({ allInShowdown }) =>
      allInShowdown
        ? answer('hand-live', 'R123-II-80', { also: ['R123-II-102'] })
        : answer('fold', 'R123-II-80'),
    R40: ({ commentedBeforeEnd }) =>
      commentedBeforeEnd
        ? answer('fold', 'R40-97', {
            records: ['infraction'],
            infraction: 'folded-hand-commented',
          })
        : answer('fold', 'R40-97'),
  },
});

/** A decision announced in turn. @see R123-II-73, R40-52 */
export const DECISION_CHANGED = situation({
  code: 'decision-changed',
  en: 'A player wants to change what he announced',
  es: 'Un jugador quiere cambiar lo anunciado',
  facts: { announced: choice('check', 'call', 'bet', 'raise', 'fold'), inTurn: flag },
  answers: {
    R123: () => answer('action-stands', 'R123-II-73'),
    R40: ({ inTurn }) => answer('action-stands', inTurn ? 'R40-52' : 'R40-57'),
  },
});

/** A player left his seat. @see R123-II-72, PISO-35, R40-59 */
export const SEAT_LEFT = situation({
  code: 'seat-left',
  en: 'A player left his seat in a hand',
  es: 'Un jugador dejó su asiento durante la mano',
  facts: { actionPending: flag, allIn: flag },
  answers: {
    R123: ({ actionPending, allIn }) =>
      actionPending && !allIn
        ? answer('fold', 'R123-II-72', {
            orders: ['call-direction'],
            records: ['dead-seat', 'direction-notified', 'infraction'],
            infraction: 'table-left-with-action-pending',
          })
        : answer('hand-live', 'R123-II-72'),
    PISO: ({ actionPending, allIn }) => {
      const found = { records: ['infraction'], infraction: 'floor-table-left' } as const;
      if (allIn) return answer('hand-live', 'PISO-35', found);
      return actionPending
        ? answer('fold', 'R123-II-72', { also: ['PISO-35'], ...found })
        : answer('hand-live', 'PISO-35');
    },
  },
});

/** A verbal statement about one's hand. @see R123-II-107 */
export const HAND_ANNOUNCED_WRONGLY = situation({
  code: 'hand-announced-wrongly',
  en: 'A player announced a hand that he does not have',
  es: 'Un jugador anunció una mano que no tiene',
  facts: { deliberate: flag, opponentFolded: flag },
  answers: {
    R123: ({ deliberate, opponentFolded }) =>
      answer(opponentFolded ? 'fold' : 'not-an-action', 'R123-II-107', {
        also: deliberate ? ['R123-I-78.b8'] : [],
        orders: opponentFolded ? ['call-direction'] : [],
        records: deliberate ? ['infraction', 'direction-notified'] : ['direction-notified'],
        infraction: deliberate ? 'hand-misdeclared' : null,
        authority: opponentFolded ? 'director' : 'officials',
      }),
  },
});

export { CHIPS_OUT_OF_TURN } from './outOfTurn.ts';
