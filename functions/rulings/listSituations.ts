import { type CataloguedSituation, SITUATIONS } from '../../domain/rulings/catalogue.ts';
import type { FactSpec } from '../../domain/rulings/factSpec.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { listSituations as route } from './listSituations.schema.ts';
import { lineOf } from './place.ts';

/** GET /v1/situations — what a form of rulings is made of; what rests on a line only with one. */
export const listSituations: Handler<typeof route> = async ({ query, call }) => {
  const { tournamentId = null, tableId = null, table = null } = query;
  const place = { tournamentId, tableId };
  const hasLine = await lineOf(ports(), call.caller.operator, place, table);
  const offered = SITUATIONS.filter(({ needsLine }) => !needsLine || hasLine !== false);
  return { status: 200, body: { situations: offered.map(shown) } };
};

const shown = ({ code, topic, en, es, rulesets, facts, needsLine }: CataloguedSituation) => ({
  code,
  topic,
  needsLine: needsLine ?? false,
  title: { en, es },
  rulesets,
  facts: Object.entries(facts).map(([name, spec]) => factShown(name, spec)),
});

const factShown = (name: string, spec: FactSpec) => ({
  name,
  kind: spec.kind,
  required: !('isOptional' in spec),
  ...(spec.kind === 'choice' ? { options: spec.options } : {}),
  ...(spec.kind === 'count' ? { min: spec.min, max: spec.max } : {}),
});
