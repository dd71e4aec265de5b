import { parseCard } from '../../domain/cards/card.ts';
import type { Handler } from '../shared/operation.ts';
import { paying } from '../shared/staff.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import { failureOf, withMeter } from './meter.ts';
import type { playRound as route } from './playRound.schema.ts';
import { roundReply } from './roundReply.ts';

/** POST …/rounds — a round as it ended, with what its meter pays (R132-2, R132-51). */
export const playRound: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) =>
      withMeter(scene, {
        type: 'PlayRound',
        ...paying(scene, body),
        round: {
          roundId: call.idempotencyKey,
          meterFailure: await failureOf(scene),
          boxes: body.boxes.map((box) => ({
            ...box,
            ante: toCentavos(box.ante),
            flop: toCentavos(box.flop),
            turn: toCentavos(box.turn),
            river: toCentavos(box.river),
            bonus: toCentavos(box.bonus),
          })),
          board: body.board,
          bank: body.bank,
          specials: body.specials && {
            ...body.specials,
            magicCard: body.specials.magicCard === null ? null : parseCard(body.specials.magicCard),
          },
        },
        meter: null,
      }),
    (state) => ({ round: roundReply(state) }),
  );
