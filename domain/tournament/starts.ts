import type { Characteristics } from './commands.ts';
import type { Day } from './terms.ts';

/** A day of play as announced, and where in the announcement its start stands. */
export type AnnouncedStart = Day & { readonly pointer: string };

/** Every start that an announcement publishes: of its days, its series and its final (R123-I-1.2). */
export const startsOf = (announced: Characteristics): AnnouncedStart[] => {
  if (announced.modality === 'sit-and-go') return [startOf(announced, '')];
  const { days, stages } = announced;
  return [
    ...days.map((day, index) => startOf(day, `/days/${index}`)),
    ...(stages?.series ?? []).map((one, index) => startOf(one, `/stages/series/${index}`)),
    ...(stages ? [startOf(stages.final, '/stages/final')] : []),
  ];
};

const startOf = ({ jornada, startsAt }: Day, place: string): AnnouncedStart => ({
  jornada,
  startsAt,
  pointer: `${place}/startsAt`,
});
