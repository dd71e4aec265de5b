import type { RegistryFact } from './facts.ts';
import type { Registry } from './state.ts';

/** Applies one registered fact. Never refuses: what was registered, was registered. */
export const evolve = (state: Registry, fact: RegistryFact): Registry => {
  switch (fact.type) {
    case 'ProfileSet':
      return { ...state, profiles: put(state.profiles, fact.profile, sameStart) };
    case 'AuthorityNamed':
      return { ...state, authorities: put(state.authorities, fact.authority, sameStart) };
    case 'StaffAppointed':
      return { ...state, appointments: put(state.appointments, fact.appointment, sameAppointment) };
    case 'RestrictionPlaced':
      return { ...state, restrictions: put(state.restrictions, fact.restriction, sameRestriction) };
    case 'PriceBandSet':
      return { ...state, bands: put(state.bands, fact.band, sameStart) };
    case 'RegimeRegistered':
      return { ...state, regimes: put(state.regimes, fact.regime, sameRegime) };
    case 'ExportScheduled':
      return { ...state, exportSchedules: put(state.exportSchedules, fact.schedule, sameStart) };
    case 'FiscalizerRegistered':
      return { ...state, fiscalizers: put(state.fiscalizers, fact.fiscalizer, sameFiscalizer) };
    case 'PersonCorrected':
    case 'PersonErased':
      return state;
  }
};

type Same<Item> = (one: Item, other: Item) => boolean;

/** In the place of the item with the same key, or after the others. */
const put = <Item>(items: readonly Item[], item: Item, same: Same<Item>): readonly Item[] => {
  const place = items.findIndex((other) => same(item, other));
  return place < 0 ? [...items, item] : items.with(place, item);
};

export const sameStart: Same<{ from: string }> = (one, other) => one.from === other.from;

export const sameAppointment: Same<{ legajo: string; from: string }> = (one, other) =>
  one.legajo === other.legajo && one.from === other.from;

export const sameRestriction: Same<{ restrictionId: string }> = (one, other) =>
  one.restrictionId === other.restrictionId;

export const sameFiscalizer: Same<{ fiscalizerId: string }> = (one, other) =>
  one.fiscalizerId === other.fiscalizerId;

export const sameRegime: Same<{ id: string }> = (one, other) => one.id === other.id;
