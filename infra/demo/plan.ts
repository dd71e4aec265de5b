import type { Player, SitAndGoPlan } from '../client/plan.ts';

const SURNAMES = [
  ['Ejemplo', 'Ana María'],
  ['Muestra', 'Juan Ignacio'],
  ['Modelo Núñez', 'Íñigo'],
  ['Prueba', 'Sofía'],
  ['Ficticio', 'Raúl Óscar'],
  ['Demostración', 'Lucía'],
  ['Genérica', 'María José'],
  ['Ensayo', 'Agustín'],
  ['Ejemplo Muy Largo de la Prueba', 'María de los Ángeles'],
  ['Zöllner Peña', 'Günther'],
] as const;

const players: readonly Player[] = SURNAMES.map(([surnames, givenNames], index) => ({
  entry: index + 1,
  surnames,
  givenNames,
  birthDate: `19${60 + index * 3}-0${1 + (index % 9)}-1${index % 10}`,
  document: { kind: 'DNI', number: String(12_345_678 + index * 1_111_111) },
}));

const STACK = 10_000;

/**
 * A Sit & Go of ten players in jornada 09/05/2014, three places paid. Entries 3 and 4 go out in one
 * hand with equal chips and share places 3 and 4; the runner-up is disqualified, so his prize goes
 * to the winner. Price and scale leave odd centavos on purpose.
 */
export const DEMO_PLAN: SitAndGoPlan = {
  id: 'demo-2014-05-09-sng-01',
  eventNumber: '14-0021',
  name: 'Sit & Go de Otoño',
  table: 12,
  jornada: '2014-05-09',
  priceCentavos: 1_250_01,
  prizeBps: 7_500,
  prizeUnitCentavos: 1,
  sharesBps: [5_000, 3_045, 1_955],
  startingStack: STACK,
  players,
  exits: [
    ...[10, 9, 8, 7, 6, 5].map((entry, index) => ({
      kind: 'elimination' as const,
      hand: 11 + index * 7,
      out: [{ entry, chipsAtStart: 4_000 + index * 500 }],
    })),
    {
      kind: 'elimination',
      hand: 61,
      out: [
        { entry: 3, chipsAtStart: 12_500 },
        { entry: 4, chipsAtStart: 12_500 },
      ],
    },
    { kind: 'disqualification', hand: 64, entries: [2] },
  ],
  // A chip of who was disqualified was taken out.
  winnerChips: 10 * STACK - 1,
};
