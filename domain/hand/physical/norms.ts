import type { NormId } from '../../regulation/norms.ts';
import type { RulesetId } from '../ruleset.ts';

/** Where each norm speaks of what was said or done; R123 where the floor rules are silent. */
export type GestureNorms = {
  readonly fold: NormId;
  readonly check: NormId;
  readonly unclear: NormId;
  readonly call: NormId;
  readonly allIn: NormId;
  readonly amountSaid: NormId;
  readonly raiseSaid: NormId;
  readonly raiseInTwoMotions: NormId;
  readonly oneMotion: NormId;
  readonly string: NormId;
  readonly oversizeCall: NormId;
  readonly oversizeRaise: NormId;
  readonly oversizeBet: NormId;
  readonly saidLate: NormId;
  readonly shortCall: NormId;
  readonly shortBet: NormId;
  readonly shortRaise: NormId;
  readonly raiseClosed: NormId;
};

const R123: GestureNorms = {
  fold: 'R123-II-66.A',
  check: 'R123-II-75',
  unclear: 'R123-II-75',
  call: 'R123-II-73',
  allIn: 'R123-II-77',
  amountSaid: 'R123-II-79',
  raiseSaid: 'R123-II-73',
  raiseInTwoMotions: 'R123-II-85.C',
  oneMotion: 'R123-II-85.A',
  string: 'R123-II-86',
  oversizeCall: 'R123-II-88',
  oversizeRaise: 'R123-II-88',
  oversizeBet: 'R123-II-89',
  saidLate: 'R123-II-87',
  shortCall: 'R123-II-96',
  shortBet: 'R123-II-97',
  shortRaise: 'R123-II-83',
  raiseClosed: 'R123-II-84',
};

/** What a binding cites under each ruleset. */
export const GESTURE_NORMS: Readonly<Record<RulesetId, GestureNorms>> = {
  R123,
  R40: {
    fold: 'R40-52',
    check: 'R40-52',
    unclear: 'R40-44.b4',
    call: 'R40-52',
    allIn: 'R40-85',
    amountSaid: 'R40-53',
    raiseSaid: 'R40-53',
    raiseInTwoMotions: 'R40-53',
    oneMotion: 'R40-53',
    string: 'R40-53',
    oversizeCall: 'R40-54',
    oversizeRaise: 'R40-53',
    oversizeBet: 'R123-II-89', // R40 is silent: on this model (conflict 7)
    saidLate: 'R40-54',
    shortCall: 'R40-55',
    shortBet: 'R40-48',
    shortRaise: 'R40-55',
    raiseClosed: 'R40-44.b2',
  },
  PISO: {
    ...R123,
    raiseSaid: 'PISO-46',
    raiseInTwoMotions: 'PISO-38',
    oneMotion: 'PISO-45.1',
    amountSaid: 'PISO-45.2',
    string: 'PISO-38',
    oversizeCall: 'PISO-43',
    oversizeRaise: 'PISO-43',
    oversizeBet: 'PISO-43',
    saidLate: 'PISO-43',
    shortRaise: 'PISO-46',
    raiseClosed: 'PISO-47',
  },
  CLUB: {
    ...R123,
    amountSaid: 'CLUB-N6',
    raiseSaid: 'CLUB-N10',
    raiseInTwoMotions: 'CLUB-N10',
    oneMotion: 'CLUB-N4',
    string: 'CLUB-N4',
    oversizeCall: 'CLUB-N9',
    oversizeRaise: 'CLUB-N9',
    oversizeBet: 'CLUB-N9',
    saidLate: 'CLUB-N9',
    shortCall: 'CLUB-N7',
    shortBet: 'CLUB-N2',
    shortRaise: 'CLUB-N10',
    raiseClosed: 'CLUB-N3',
  },
};
