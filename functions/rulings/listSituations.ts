import { SITUATIONS } from '../../domain/rulings/catalogue.ts';
import type { FactSpec } from '../../domain/rulings/factSpec.ts';
import type { Handler } from '../shared/operation.ts';
import type { listSituations as route } from './listSituations.schema.ts';

/** GET /v1/situations — what a form of rulings is made of. */
export const listSituations: Handler<typeof route> = async () => ({
  status: 200,
  body: {
    situations: SITUATIONS.map(({ code, topic, en, es, rulesets, facts }) => ({
      code,
      topic,
      title: { en, es },
      rulesets,
      facts: Object.entries(facts).map(([name, spec]) => factShown(name, spec)),
    })),
  },
});

const factShown = (name: string, spec: FactSpec) => ({
  name,
  kind: spec.kind,
  required: !('isOptional' in spec),
  ...(spec.kind === 'choice' ? { options: spec.options } : {}),
  ...(spec.kind === 'count' ? { min: spec.min, max: spec.max } : {}),
});
