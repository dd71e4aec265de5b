import { Rejection } from '../errors.ts';
import type { NormId } from './norms.ts';

type Applying = {
  /** Ids of the articles that apply there. */
  readonly ids: RegExp;
  /** The same, for whom one is refused. */
  readonly allowed: string;
  /** The article by which the highest authority decides what none of them foresees. */
  readonly unforeseen: NormId;
};

/**
 * The regulations of a table. R40 holds in tournaments for the play at a table; floor rules and the
 * club's are a reason of the Director there, not his article. At the club's cash tables its rules of
 * tournaments, general norms and distribution of tables hold no more.
 *
 * @see R123-II-1, R123-III-2.p4, R40-102, CLUB-K24, CLUB-O20
 */
const APPLYING = {
  event: {
    R123: { ids: /^R(123|40)-/, allowed: 'R123, R40', unforeseen: 'R123-III-2.p4' },
    CLUB: {
      ids: /^(CLUB|R123|R40|PISO)-/,
      allowed: 'CLUB, R123, R40, PISO',
      unforeseen: 'CLUB-K24',
    },
  },
  cash: {
    R40: { ids: /^R40-/, allowed: 'R40', unforeseen: 'R40-102' },
    CLUB: { ids: /^(R40-|CLUB-[^TGD])/, allowed: 'CLUB-S/B/N/I/O, R40', unforeseen: 'CLUB-K24' },
  },
} as const satisfies Record<string, Readonly<Record<string, Applying>>>;

/** What is played at a table, and by which regulation. */
export type TablePlay = {
  readonly [Kind in keyof typeof APPLYING]: readonly [Kind, keyof (typeof APPLYING)[Kind]];
}[keyof typeof APPLYING];

/**
 * A ruling at a table names an article that applies there.
 *
 * @throws {Rejection} `hand.norm-not-applicable`
 */
export const assertApplies = ([kind, ruleset]: TablePlay, norm: NormId, pointer: string): void => {
  const rules: Readonly<Record<string, Applying>> = APPLYING[kind];
  const { ids, allowed, unforeseen } = rules[ruleset] as Applying;
  if (ids.test(norm)) return;
  const facts = { pointer, asked: norm, allowed, unforeseen };
  throw new Rejection('hand.norm-not-applicable', unforeseen, facts);
};

/** The same of every hand that a complete hand declares dead. */
export const assertDeadApply = (
  play: TablePlay,
  dead: readonly { readonly norm: NormId }[],
): void => {
  dead.forEach(({ norm }, index) => {
    assertApplies(play, norm, `/dead/${index}/norm`);
  });
};
