import { Rejection } from '../../errors.ts';
import {
  CLOCKS_DIFFER_MINUTES_MAX,
  type Instant,
  isEarlier,
  minutesLater,
} from '../../time/jornada.ts';
import { assertFirstDay } from '../announcedDays.ts';
import { startRefusals } from '../blockers.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { hasSaleEnded } from '../registration.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { playersOf, stageStart } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable, isSitAndGo } from '../tables.ts';
import type { Terms } from '../terms.ts';

/**
 * Starts play. A Sit & Go starts when its quota is full, or from seven by the Director, and so
 * ends registration; an event of several tables at its hour, all of them by this one act, which
 * also runs the clock: until then the sale that was published goes on, unless the quota is full.
 * With stages it starts the one that is open.
 *
 * @see R123-I-1.2, R123-I-1.4, R123-I-6, R123-I-13, R123-I-23, R123-I-24, R123-I-25, R123-I-29, R123-IV-11, R123-IV-11.p3
 * @throws {Rejection} in this order: `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.not-enough-entries`,
 *   `tournament.seats-not-drawn`, `tournament.seats-not-taken`,
 *   `tournament.quota-not-complete`, `tournament.registration-open`,
 *   `tournament.not-the-day-announced`, `tournament.acta-missing`
 */
export const start = (
  command: CommandOf<'StartTournament'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { acta, by, occurredAt, jornada } = command;
  const known = stageStart(state);
  if (known) {
    const told = { acta: known.acta?.number ?? '-' };
    const isSame = sameContent(known.acta, acta);
    return repeated(command, known, { norm: 'R123-I-24', isSame, told });
  }
  assertRole(command);
  const [refusal] = startRefusals(state);
  if (refusal) throw refusal;
  const entries = playersOf(state).length;
  const { quota } = state.terms;
  const full = entries === quota;
  if (isSitAndGo(state.terms) && !full && by.role !== 'director')
    throw new Rejection('tournament.quota-not-complete', 'R123-IV-11.p3', { entries, quota });
  if (cutsSaleShort(state, occurredAt))
    throw new Rejection('tournament.registration-open', 'R123-I-29');
  assertFirstDay(jornada, state);
  if (isStandAlone(state.terms) && !isComplete(acta))
    throw new Rejection('tournament.acta-missing', 'R123-IV-11');
  const reason = full ? 'full' : isSitAndGo(state.terms) ? 'director' : 'scheduled';
  const started: TournamentFact = {
    type: 'TournamentStarted',
    acta,
    reason,
    by,
    occurredAt,
    jornada,
  };
  const { stage } = state;
  if (!stage) return [started];
  const { stageId, series, level } = stage;
  const ofStage: TournamentFact = {
    type: 'StageStarted',
    stageId,
    series,
    level,
    by,
    occurredAt,
    jornada,
  };
  return state.start ? [ofStage] : [started, ofStage];
};

/** Before the hour published, while entries may still be sold; two clocks differ a little. */
const cutsSaleShort = (state: AnnouncedTournament, at: Instant): boolean => {
  const { terms } = state;
  const [first] = isMultiTable(terms) ? terms.days : [];
  if (!first || state.start) return false;
  const latest = minutesLater(at, CLOCKS_DIFFER_MINUTES_MAX);
  return isEarlier(at, first.startsAt) && !hasSaleEnded(state, latest);
};

const isStandAlone = (terms: Terms): boolean =>
  isSitAndGo(terms) && terms.authorisation.kind === 'stand-alone';

const isComplete = (acta: CommandOf<'StartTournament'>['acta']): boolean =>
  acta !== null && acta.number.trim() !== '' && acta.fiscalizador.trim() !== '';
