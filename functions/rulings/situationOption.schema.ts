import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { AMOUNT_CENTAVOS_MAX } from '../../domain/money/centavos.ts';
import type { CataloguedSituation, SituationCode } from '../../domain/rulings/catalogue.ts';
import type { FactSpec, Facts } from '../../domain/rulings/factSpec.ts';
import { Code, Text } from '../shared/wire.ts';

const MOVEMENTS_MAX = 20;

const Amount = z.int().min(0).max(AMOUNT_CENTAVOS_MAX).meta({
  description: 'Whole units of the table: chips in an event, centavos where chips are money',
});
export const Seats = z.array(z.int().min(1).max(SEATS_MAX)).max(SEATS_MAX);

const Flag = z.boolean();

/** The schema of one fact, from its declaration. */
const schemaOf = (spec: FactSpec): z.ZodType => {
  switch (spec.kind) {
    case 'flag':
      return Flag;
    case 'count':
      return z.int().min(spec.min).max(spec.max);
    case 'amount':
      return Amount;
    case 'amounts':
      return z.array(Amount).max(MOVEMENTS_MAX);
    case 'choice':
      return z.enum(spec.options as readonly [string, ...string[]]);
    case 'seats':
      return Seats;
    case 'codes':
      return z.array(Code).min(1).max(SEATS_MAX);
    case 'text':
      return Text;
  }
};

const factsSchema = ({ facts }: CataloguedSituation) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(facts).map(([name, spec]) => [
        name,
        'isOptional' in spec ? schemaOf(spec).optional() : schemaOf(spec),
      ]),
    ),
  ) as unknown as z.ZodType<Facts>;

/** A situation of the catalogue, with the facts that its declaration asks for. */
export const situationOption = (one: CataloguedSituation) =>
  z
    .strictObject({ code: z.literal<SituationCode>(one.code), facts: factsSchema(one) })
    .meta({ description: one.en });

export type SituationOption = ReturnType<typeof situationOption>;
