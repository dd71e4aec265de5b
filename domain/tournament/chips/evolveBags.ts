import type { ChipFactOf } from '../chipFacts.ts';
import type { Bag, ChipState } from './state.ts';

type BagFact = ChipFactOf<
  'ChipsBagged' | 'BagVoided' | 'BagReleased' | 'PlayDayClosed' | 'PlayDayOpened'
>;

/** Applies a fact about chips in safekeeping and the days of play. */
export const evolveBags = (known: ChipState, fact: BagFact): ChipState => {
  switch (fact.type) {
    case 'ChipsBagged': {
      const bag: Bag = {
        ...fact,
        charged: 0,
        released: null,
        before: known.bags[fact.entryId] ?? null,
      };
      const bags = { ...known.bags, [fact.entryId]: bag };
      return { ...known, bags, receiptLast: fact.receipt, actIds: [...known.actIds, fact.bagId] };
    }
    case 'BagVoided': {
      const { [fact.entryId]: voided, ...others } = known.bags;
      const bags = voided?.before ? { ...others, [fact.entryId]: voided.before } : others;
      return { ...known, bags, actIds: [...known.actIds, fact.voidId] };
    }
    case 'BagReleased': {
      const bag = known.bags[fact.entryId];
      const actIds = [...known.actIds, fact.releaseId];
      if (!bag) return { ...known, actIds };
      const holds = known.holds.filter(({ entryId }) => entryId !== fact.entryId);
      const bags = { ...known.bags, [fact.entryId]: { ...bag, released: fact } };
      return { ...known, bags, holds, actIds };
    }
    case 'PlayDayClosed': {
      const adjustment = known.adjustment + fact.total - fact.inPlay;
      return {
        ...known,
        night: fact,
        lastNight: fact,
        holds: [],
        adjustment,
        actIds: [...known.actIds, fact.closeId],
      };
    }
    case 'PlayDayOpened': {
      const begun = { lastOpening: fact, opened: fact.jornada, firstLevel: fact.level };
      return { ...known, ...begun, night: null, actIds: [...known.actIds, fact.openId] };
    }
  }
};
