import type { PublishedType } from './catalogue.ts';

/** The full name of a type, `ar.tapete.EntryPaid.v1`: what rules and readers filter by. */
export const typeName = (type: PublishedType): string => `ar.tapete.${type}.v1`;
