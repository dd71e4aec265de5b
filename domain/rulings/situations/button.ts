import { answer } from '../answer.ts';
import { amount, choice, count, flag, optional } from '../factSpec.ts';
import { misdeal } from '../redeal.ts';
import { situation } from '../situation.ts';

/**
 * The button is not where it should be. Found after the deal and before any action nothing speaks:
 * the hand is played, since after the deal only a defective deck makes a misdeal (R123-II-61).
 *
 * @see R123-II-36, R123-II-37, R123-II-38, R123-II-60.I
 */
export const BUTTON_MISPLACED = situation({
  code: 'button-misplaced',
  en: 'The button is out of its place',
  es: 'El botón está fuera de posición',
  facts: {
    found: choice('before-deal', 'during-deal', 'after-deal', 'after-action'),
    seatNow: count(1, 10),
    seatDue: count(1, 10),
    /** The button has gone past the seat that is due: it never goes back. */
    ranAhead: optional(flag),
    contributed: amount,
  },
  answers: {
    R123: ({ found, seatNow, seatDue, ranAhead, contributed }) => {
      const move = { figures: { seat: seatDue }, records: ['button-seat'] } as const;
      const kept = { figures: { seat: seatNow }, records: ['button-seat'] } as const;
      if (found === 'before-deal' && ranAhead === true)
        return answer('button-kept', 'R123-II-37', { ...kept, also: ['R123-II-36'] });
      if (found === 'before-deal')
        return answer('button-corrected', 'R123-II-36', {
          ...move,
          also: ['R123-II-37'],
          orders: ['move-button-forward'],
        });
      if (found === 'during-deal') {
        const voided = misdeal('R123-II-38', contributed);
        return {
          ...voided,
          also: ['R123-II-60.I', 'R123-II-59'],
          figures: { ...voided.figures, seat: seatDue },
          orders: [...voided.orders.slice(0, 2), 'move-button-forward', 'gather-shuffle-cut-deal'],
          records: [...voided.records, 'button-seat'],
        };
      }
      const also = found === 'after-deal' ? (['R123-II-61'] as const) : [];
      return answer('button-kept', 'R123-II-37', { ...kept, also });
    },
  },
});
