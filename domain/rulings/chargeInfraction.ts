import { assertSanction, charge, holdsUnder } from '../conduct/charge.ts';
import { SANCTIONS } from '../conduct/infraction.ts';
import { propose } from '../conduct/propose.ts';
import { Rejection } from '../errors.ts';
import type { StaffMember } from '../tournament/facts.ts';
import type { Asked, Charged } from './facts.ts';

const OF_EVENT = ['R123', 'PISO']; // where the penalty is a fact of the event

/**
 * Reads the infraction of a ruling against the catalogue; null when the situation is another.
 * Where the tournament rules, the penalty is imposed at the event and here it is only reported.
 *
 * @see R123-I-78, R123-II-41, R40-70, CLUB-T0
 * @throws {Rejection} those of `charge`, `conduct.infraction-unknown` for another regulation's,
 *   `conduct.sanction-not-allowed`, `conduct.role-not-allowed`
 */
export const chargeInfraction = (
  { code, facts, ruleset, seats }: Asked,
  by: StaffMember,
): Charged | null => {
  if (code !== 'infraction') return null;
  const codes = listOf(facts['codes']);
  const charged = charge({
    codes,
    players: Math.max(seats.length, listOf(facts['seats']).length),
    description: String(facts['description'] ?? ''),
    round: facts['round'] === undefined ? null : Number(facts['round']),
    prior: {},
    deliberate: facts['deliberate'] === true,
  });
  const { decisive, infractions } = charged;
  const foreign = infractions.find((one) => !holdsUnder(one, ruleset));
  if (foreign)
    throw new Rejection('conduct.infraction-unknown', foreign.norm, { code: foreign.code });
  const sanction = SANCTIONS.find((one) => one === facts['sanction']);
  if (sanction && OF_EVENT.includes(ruleset))
    throw new Rejection('conduct.sanction-not-allowed', 'R123-II-41', {
      sanction,
      code: decisive.code,
      allowed: '—',
    });
  if (sanction) assertSanction(charged, sanction, by);
  const prior = Number(facts['prior'] ?? 0);
  const proposal = propose(decisive, { prior, deliberate: facts['deliberate'] === true });
  return { codes, decisive: decisive.code, proposal, sanction: sanction ?? 'none' };
};

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
