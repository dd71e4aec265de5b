import type { HandStep } from '../../../domain/cash/commands.ts';
import { commandOf } from '../../../domain/hand/postedHand.ts';
import type { BodyOf } from '../../shared/route.ts';
import type { stepHand } from './hands.schema.ts';

type Said = BodyOf<typeof stepHand>['step'];

/** A step as the domain reads it; what was not said is left out. */
export const stepOf = (said: Said): HandStep => {
  switch (said.type) {
    case 'TakeAction':
      return commandOf(said);
    case 'MakeGesture': {
      const { type, seat, ...gesture } = said;
      return { type, seat, gesture };
    }
    case 'AwardPots':
      return { type: said.type, ...(said.ranking && { ranking: said.ranking }) };
    case 'CorrectCards': {
      const { board, hands, reason } = said;
      return { type: said.type, hands, reason, ...(board && { board }) };
    }
    default:
      return said;
  }
};
