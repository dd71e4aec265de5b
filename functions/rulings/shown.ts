import { INFRACTIONS } from '../../domain/conduct/catalogue.ts';
import type { Infraction } from '../../domain/conduct/infraction.ts';
import { cite, type NormId } from '../../domain/regulation/norms.ts';
import { findSituation } from '../../domain/rulings/catalogue.ts';
import type { Facts } from '../../domain/rulings/factSpec.ts';
import { inForce } from '../../domain/rulings/inForce.ts';
import { type LoggedRuling, statusOf } from '../../domain/rulings/state.ts';
import type { Outcome } from '../../domain/rulings/vocabulary.ts';
import type { Wording } from '../shared/problems/problem.ts';
import type { Place } from './place.ts';
import { ORDER_TEXTS, RECORD_TEXTS } from './texts/orders.ts';
import { BET_TEXT, OUTCOME_TEXTS, REVOKED_TEXT } from './texts/outcomes.ts';
import { SANCTION_TEXTS } from './texts/sanctions.ts';

/** A ruling as the API shows it, with its words in both languages. */
export const rulingShown = (logged: LoggedRuling, { tournamentId, tableId }: Place) => {
  const { rulingId, asked, answer, departure, reason, charged, ...rest } = logged.made;
  const { ruleset, code, facts, table, hand, seats } = asked;
  const { norm, also, infraction, isFinal } = answer;
  const { outcome, figures, orders } = inForce(logged);
  return {
    rulingId,
    status: statusOf(logged),
    ...{ tournamentId, tableId, ruleset, table, hand, seats },
    jornada: rest.jornada,
    occurredAt: rest.occurredAt,
    by: { legajo: rest.by.legajo, role: rest.by.role },
    situation: { code, title: titleOf(code), facts },
    outcome,
    text: filledIn(textOf(outcome, facts), figures),
    answered: answer.outcome,
    norm: normShown(norm),
    also: also.map(normShown),
    figures,
    orders: orders.map((one) => ({ code: one, text: ORDER_TEXTS[one] })),
    records: answer.records.map((one) => ({ code: one, text: RECORD_TEXTS[one] })),
    infraction: infraction === null ? null : infractionShown(INFRACTIONS[infraction]),
    charged,
    departure: departure && { outcome: departure.outcome, norm: normShown(departure.norm) },
    reason,
    isFinal,
    ...appealShown(logged),
  };
};

const appealShown = ({ appeal, decided }: LoggedRuling) => ({
  appeal: appeal && {
    appellant: appeal.appellant,
    grounds: appeal.grounds,
    takenBy: appeal.by.legajo,
    at: appeal.occurredAt,
  },
  decision: decided && {
    decision: decided.decision,
    outcome: decided.outcome,
    reason: decided.reason,
    decidedBy: decided.by.legajo,
    at: decided.occurredAt,
  },
});

/** An infraction as the API shows it. */
export const infractionShown = (one: Infraction) => ({
  code: one.code,
  ruleset: one.ruleset,
  class: one.class,
  norm: normShown(one.norm),
  also: one.see.map(normShown),
  title: { en: one.en, es: one.es },
  sanctions: one.sanctions.map((code) => ({ code, text: SANCTION_TEXTS[code] })),
  sanctionNorm: normShown(one.sanctionNorm),
  appliedBy: [...one.appliedBy],
  demands: [...one.demands],
  first: one.first,
  fromSecondTime: one.fromSecondTime,
  countedUnder: one.group,
});

const normShown = (id: NormId) => ({ id, cite: cite(id) });

const titleOf = (code: string): Wording => {
  const { en = code, es = code } = findSituation(code) ?? {};
  return { en, es };
};

const textOf = (outcome: Outcome | null, { toCall }: Facts): Wording => {
  if (outcome === null) return REVOKED_TEXT;
  return outcome === 'raise' && toCall === 0 ? BET_TEXT : OUTCOME_TEXTS[outcome];
};

/** An amount that no article fixes is the one that the Director says. */
const filledIn = ({ en, es }: Wording, figures: Readonly<Record<string, number>>): Wording => {
  const fill = (text: string, said: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name] ?? said));
  return { en: fill(en, '(see the reason)'), es: fill(es, '(ver el motivo)') };
};
