import { PUBLISHED, type PublishedData, type PublishedType } from './catalogue.ts';
import type { Commit } from './commit.ts';
import { typeName } from './typeName.ts';
import { upcast } from './upcast.ts';

/** A CloudEvents 1.0 envelope; it travels whole as the detail of an event on the bus. */
export type CloudEvent<Type extends PublishedType = PublishedType> = {
  readonly specversion: '1.0';
  /** With `source` it is unique, so that a reader drops repeats. */
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly data: PublishedData<Type>;
};

/** An event of its own id; what the catalogue does not list is left out. */
export const cloudEvent = <Type extends PublishedType>(
  type: Type,
  id: string,
  time: string,
  data: unknown,
): CloudEvent<Type> => {
  const told = PUBLISHED[type].parse(data) as PublishedData<Type>;
  return {
    specversion: '1.0',
    id,
    source: sourceOf(told),
    type: typeName(type),
    time,
    datacontenttype: 'application/json',
    data: told,
  };
};

const sourceOf = (told: PublishedData<PublishedType>): string => {
  const operator = `/operators/${told.operator}`;
  return 'tableId' in told
    ? `${operator}/tables/${told.tableId}`
    : `${operator}/tournaments/${told.tournamentId}`;
};

/** Streams that tell the world, and how their events name what they are about. */
const NAMES = { 'tournament/': 'tournamentId', 'table/': 'tableId', 'cash/': 'tableId' } as const;

/** What a commit tells the world, in order; commits of other streams tell nothing. */
export const cloudEventsOf = (commit: Commit): CloudEvent[] => {
  const [prefix, name] = Object.entries(NAMES).find(([one]) => commit.stream.startsWith(one)) ?? [];
  if (prefix === undefined || name === undefined) return [];
  const about = { [name]: commit.stream.slice(prefix.length) };
  return commit.events.flatMap((fact, index) => {
    if (!isPublished(fact.type)) return [];
    const id = `${commit.stream}/${commit.sequence}/${index}`;
    // A stream may hold commits of an older release when this one takes over.
    const data = { ...upcast(fact), operator: commit.operator, ...about };
    return [cloudEvent(fact.type, id, commit.recordedAt, data)];
  });
};

const isPublished = (type: string): type is PublishedType => type in PUBLISHED;
