import type { BasisPoints } from '../money/centavos.ts';
import { jornada } from '../time/jornada.ts';
import type { Regime, RegimeShare } from './types.ts';

const share = (beneficiary: string, name: string, bps: BasisPoints): RegimeShare => ({
  beneficiary,
  name,
  bps,
});
const operator = (bps: BasisPoints): RegimeShare => share('operador', 'Agente operador', bps);

/**
 * How the law distributes the benefit, by date. Where no source gives a figure the regime is
 * incomplete and nothing is split under it: 4/8/8 is never scaled to the 30 % of 2017 (M3).
 * The gaps between the regimes are days whose regime is not established.
 */
export const LEGAL_REGIMES: readonly Regime[] = [
  {
    id: 'decreto-600-99',
    origin: 'law',
    from: jornada('1999-06-08'),
    // Decreto 95/2017 took effect in February 2017; the day is not established.
    until: jornada('2017-01-31'),
    citation: 'Decreto 600/1999 (B.O. 08/06/1999)',
    complete: true,
    shares: [
      share('loteria-nacional', 'Lotería Nacional Sociedad del Estado', 400),
      share('desarrollo-social', 'Secretaría de Desarrollo Social de la Nación', 800),
      share('deportes', 'Secretaría de Deportes de la Nación', 800),
    ],
    balance: operator(8000),
  },
  {
    id: 'decreto-95-2017',
    origin: 'law',
    from: jornada('2017-03-01'),
    until: jornada('2017-06-30'),
    citation: 'Decreto 95/2017, que modifica el Decreto 600/1999',
    complete: false,
    missing:
      'cómo se divide el 30 % del Estado entre Lotería Nacional, Deportes y Desarrollo Social',
    shares: [share('estado', 'Estado, total', 3000)],
    balance: operator(7000),
  },
  {
    id: 'ciudad-2017',
    origin: 'law',
    from: jornada('2017-07-01'),
    until: jornada('2019-09-30'),
    citation: 'Decreto 743/2016; Ley CABA 5785',
    complete: false,
    missing: 'la alícuota efectivamente cobrada y cómo la divide la Ciudad',
    shares: [share('lotba', 'Lotería de la Ciudad de Buenos Aires S.E.', 3000)],
    balance: operator(7000),
  },
];
