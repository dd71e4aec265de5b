import type * as z from 'zod';
import { bandOn } from '../../domain/registry/selectors.ts';
import type { CommandOf } from '../../domain/tournament/commands.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { seedOf } from '../shared/seeds.ts';
import { memberOf } from '../shared/staff.ts';
import { toCentavos } from '../shared/wire.ts';
import type { Scene } from './act.ts';
import type { announceTournament } from './announceTournament.schema.ts';

type Body = z.output<(typeof announceTournament)['body']>;

/** The announcement as the domain reads it, with the price band and the Director of that jornada. */
export const announcement = async (
  { ports, operator, registry, circumstance }: Scene<Tournament>,
  tournamentId: string,
  { by: _by, occurredAt: _occurredAt, prize, price, prizeUnit, director, ...said }: Body,
  venue: string,
): Promise<CommandOf<'AnnounceTournament'>> => {
  const { hash } = await seedOf(ports, operator, tournamentId, 1);
  return {
    type: 'AnnounceTournament',
    ...circumstance,
    tournamentId,
    seedHash: hash,
    band: bandOn(registry, said.jornada),
    characteristics: {
      ...said,
      venue,
      price: toCentavos(price),
      prize: 'bps' in prize ? prize : { benefit: toCentavos(prize.benefit) },
      prizeUnit: toCentavos(prizeUnit),
      director: memberOf(registry, director.legajo, said.jornada),
    },
  };
};
