import type { JackpotCommand } from '../../domain/jackpot/commands.ts';
import type { JackpotFact } from '../../domain/jackpot/facts.ts';
import { playedRound } from '../../domain/madero/playedRound.ts';
import type { MeterShare, TableCommandOf } from '../../domain/tableDay/commands.ts';
import { roundAfter } from '../../domain/tableDay/deciders/rounds.ts';
import { requireOpenDay } from '../../domain/tableDay/guards.ts';
import type { TableTerms } from '../../domain/tableDay/terms.ts';
import { JACKPOT } from '../shared/jackpot.ts';
import { streamOf } from '../shared/streams.ts';
import type { Scene } from './act.ts';

type OfRound = TableCommandOf<'PlayRound' | 'StepRound'>;

/**
 * A command on a round with what its meter decides, recorded on the meter's own stream in the same
 * transaction: a round and its contribution are there together or not at all (ADR 0010).
 *
 * @see R132-51, R132-54, R132-58
 * @throws {Rejection} as the round and the meter refuse
 */
export const withMeter = async <Command extends OfRound>(
  { state, circumstance, alongside }: Scene,
  command: Command,
): Promise<Command> => {
  const { jackpot } = state.terms;
  if (jackpot.kind !== 'progressive') return command;
  const { jornada } = requireOpenDay(state);
  const played = playedRound(roundAfter(command, state), jornada);
  if (played === null || played.bets === 0) return command;
  const { jackpotId } = jackpot;
  const { facts } = await alongside({
    aggregate: JACKPOT,
    stream: streamOf.jackpot(jackpotId),
    command: (): JackpotCommand => ({
      type: 'RecordPlay',
      ...circumstance,
      jornada, // of the round, also when it ends in the next one
      playId: played.roundId,
      rounds: [played],
    }),
  });
  return facts.length === 0 ? command : { ...command, meter: shareOf(jackpotId, facts) };
};

const shareOf = (jackpotId: string, facts: readonly JackpotFact[]): MeterShare => {
  const [play] = facts.filter((fact) => fact.type === 'PlayRecorded');
  const [round] = play?.rounds ?? [];
  if (!round) throw new Error('A play that was recorded has its round.');
  const prizes = facts
    .filter((fact) => fact.type === 'PrizeAwarded')
    .flatMap(({ hit: { box }, awardId, amount }) =>
      amount === null ? [] : [{ box, awardId, amount }],
    );
  return { jackpotId, contribution: round.contribution, prizes };
};

/** Why the meter of a table has failed; null while it works, or where there is none (R132-48). */
export const failureOf = async ({
  ports,
  operator,
  state,
}: Pick<Scene, 'ports' | 'operator'> & {
  readonly state: { readonly terms: TableTerms };
}): Promise<string | null> => {
  const { jackpot } = state.terms;
  if (jackpot.kind !== 'progressive') return null;
  const stream = streamOf.jackpot(jackpot.jackpotId);
  const { state: meter } = await ports.store.load(JACKPOT, operator, stream);
  return meter.status === 'unannounced' ? null : (meter.failure?.reason ?? null);
};
