import { parseCard } from '../../domain/cards/card.ts';
import type { RoundStep } from '../../domain/tableDay/commands.ts';
import type { BodyOf } from '../shared/route.ts';
import { memberOf } from '../shared/staff.ts';
import { toCentavos } from '../shared/wire.ts';
import type { Scene } from './act.ts';
import { drawnBySystem, sealFor } from './specials.ts';
import type { stepRound } from './stepRound.schema.ts';

type Said = BodyOf<typeof stepRound>['step'];
type Ruled = Extract<Said, { type: 'RuleIrregularity' }>['situation'];

/** A step as the domain reads it: money in centavos, cards, ids, staff as the registry knows it. */
export const stepOf = async (
  scene: Scene,
  said: Said,
  id: string,
  meterFailure: string | null,
): Promise<RoundStep> => {
  switch (said.type) {
    case 'OpenRound':
      return { ...said, roundId: id, meterFailure, ...(await sealFor(scene, id, meterFailure)) };
    case 'PlaceBets':
      return { ...said, ante: toCentavos(said.ante), bonus: toCentavos(said.bonus) };
    case 'AnswerStreet':
      return { ...said, amount: toCentavos(said.amount) };
    case 'DrawSpecials':
      return {
        ...said,
        magicCard: said.magicCard === null ? null : parseCard(said.magicCard),
      };
    case 'DrawSpecialsBySystem':
      return drawnBySystem(scene);
    case 'RuleIrregularity':
      return { ...said, rulingId: id, situation: situationOf(scene, said.situation) };
    default:
      return said;
  }
};

/** @throws {Rejection} `registry.staff-unknown` */
const situationOf = (
  { registry, circumstance: { jornada } }: Pick<Scene, 'registry' | 'circumstance'>,
  situation: Ruled,
) =>
  situation.kind === 'not-foreseen'
    ? { ...situation, management: memberOf(registry, situation.management.legajo, jornada) }
    : situation;
