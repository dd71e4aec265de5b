import type * as z from 'zod';
import { bandOn } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Characteristics, CommandOf } from '../../domain/tournament/commands.ts';
import { startsOf } from '../../domain/tournament/starts.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import type { Prepared } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { BodyOf } from '../shared/route.ts';
import { seedOf } from '../shared/seeds.ts';
import { memberOf } from '../shared/staff.ts';
import type { Table } from '../shared/table.ts';
import { dayInRoom, jornadaAt } from '../shared/time.ts';
import { type Money, toCentavos } from '../shared/wire.ts';
import type { Scene } from './act.ts';
import type { announceTournament } from './announceTournament.schema.ts';

type Body = BodyOf<typeof announceTournament>;

/** The announcement as the domain reads it, with the price band and the Director of that jornada. */
export const announcement = async (
  { ports, operator, registry, circumstance }: Scene<Tournament>,
  tournamentId: string,
  body: Body,
  venue: string,
): Promise<Prepared<CommandOf<'AnnounceTournament'>>> => {
  const { hash } = await seedOf(ports, operator, tournamentId, 1);
  const number = keys.eventNumber(operator, venue, body.eventNumber);
  const holder = (await ports.table.get(number))?.['tournamentId'] as string | undefined;
  const characteristics = characteristicsOf(body, venue, registry);
  const within = await withinModality(ports.table, operator, venue, body);
  const command: CommandOf<'AnnounceTournament'> = {
    type: 'AnnounceTournament',
    ...circumstance,
    tournamentId,
    seedHash: hash,
    band: bandOn(registry, firstDay(body)),
    saleOpensOn: body.modality === 'sit-and-go' ? null : dayInRoom(body.registration.opensAt),
    startsOn: startsOf(characteristics).map(({ startsAt }) => jornadaAt(startsAt, registry)),
    characteristics,
    numberTakenBy: holder === tournamentId ? undefined : holder,
    ...(within !== undefined && { withinModality: within }),
  };
  return { command, writes: [{ put: { ...number, tournamentId }, when: 'absent' }] };
};

/** Of the event that a Sit & Go is played within; null where the venue has none of that number. */
const withinModality = async (
  table: Table,
  operator: string,
  venue: string,
  body: Body,
): Promise<Terms['modality'] | null | undefined> => {
  if (body.modality !== 'sit-and-go' || body.authorisation.kind === 'stand-alone') return undefined;
  const number = await table.get(keys.eventNumber(operator, venue, body.authorisation.event));
  if (!number) return null;
  const summary = keys.tournamentSummary(operator, String(number['tournamentId']));
  return ((await table.get(summary))?.['modality'] as Terms['modality'] | undefined) ?? null;
};

/** The schema asks for a day at least. */
const firstDay = (body: Body): Jornada =>
  body.modality === 'sit-and-go' ? body.jornada : body.days[0]!.jornada;

const characteristicsOf = (
  { by: _by, occurredAt: _occurredAt, ...said }: Body,
  venue: string,
  registry: Registry,
): Characteristics => {
  const common = {
    venue,
    prizeUnit: toCentavos(said.prizeUnit),
    director: memberOf(registry, said.director.legajo, firstDay(said as Body)),
  };
  if (said.modality === 'sit-and-go') return { ...said, ...common, ...priced(said) };
  const { rebuy, addOn, guarantee, paidPlaces, ...rest } = said;
  return {
    ...rest,
    ...(paidPlaces && { paidPlaces }),
    ...common,
    ...priced(said),
    guarantee: guarantee && toCentavos(guarantee),
    rebuy: rebuy && { ...rebuy, ...priced(rebuy) },
    addOn: addOn && { ...addOn, ...priced(addOn) },
  };
};

type Price = z.output<typeof Money>;

const priced = ({
  price,
  prize,
}: {
  readonly price: Price;
  readonly prize: { readonly bps: number } | { readonly benefit: Price };
}) => ({
  price: toCentavos(price),
  prize: 'bps' in prize ? prize : { benefit: toCentavos(prize.benefit) },
});
