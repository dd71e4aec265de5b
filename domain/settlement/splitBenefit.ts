import { type Centavos, centavos, shareOf, sum } from '../money/centavos.ts';
import { isWithin, type Jornada } from '../time/jornada.ts';
import type { Distribution, Regime, Split, SplitShare } from './types.ts';

/**
 * Distributes a benefit under the regime in force on its jornada: the shares of the State are
 * rounded down and the operator takes the balance. A negative result keeps the size of the
 * positive one (M12). Without a regime that may be used there is no split and the reason says why.
 * What the law says in full is not the operator's to change: one of his own serves where it does not.
 *
 * @param regimes of the law and of the operator, his own first; in the club its organiser
 * @see CLUB-D9, R123-I-63, R123-IV-6.p3, R123-IV-11.4
 */
export const splitBenefit = (benefit: Centavos, jornada: Jornada, regimes: Distribution): Split => {
  if (regimes === 'organiser') return OF_ORGANISER;
  const inForce = regimes.filter((regime) => isWithin(jornada, regime));
  const law = inForce.find(isWholeLaw);
  const regime = law ?? inForce.find(({ complete, confirmed }) => complete || confirmed === true);
  return regime ? splitUnder(regime, benefit) : noSplit(jornada, inForce[0]);
};

const OF_ORGANISER: Split = { status: 'none', reason: 'Del organizador.', organiser: true };

/** A regime of the law that says every share (decision M3). */
export const isWholeLaw = ({ origin, complete }: Regime): boolean => origin === 'law' && complete;

const splitUnder = (regime: Regime, benefit: Centavos): Split => {
  const { id, citation, shares, balance } = regime;
  const state: SplitShare[] = shares.map((share) => ({
    ...share,
    amount: shareOf(benefit, share.bps),
  }));
  const rest = centavos(benefit - sum(state.map(({ amount }) => amount)));
  const remark = remarkOn(regime);
  return {
    status: 'split',
    regime: id,
    citation,
    ...(remark === undefined ? {} : { remark }),
    shares: [...state, { ...balance, amount: rest }],
  };
};

const remarkOn = ({ origin, complete, missing }: Regime): string | undefined => {
  const registered =
    origin === 'operator' ? ['Régimen de distribución registrado por el operador.'] : [];
  const incomplete = complete
    ? []
    : [`Régimen incompleto, aplicado con confirmación expresa del operador: falta ${missing}.`];
  const remarks = [...registered, ...incomplete];
  return remarks.length === 0 ? undefined : remarks.join(' ');
};

const noSplit = (jornada: Jornada, incomplete: Regime | undefined): Split =>
  incomplete
    ? {
        status: 'none',
        reason:
          `Beneficio sin distribuir: el régimen de la jornada ${dayText(jornada)} está incompleto; ` +
          `falta ${incomplete.missing}.`,
        citation: incomplete.citation,
      }
    : {
        status: 'none',
        reason:
          `Beneficio sin distribuir: no hay un régimen de distribución configurado para la ` +
          `jornada ${dayText(jornada)}.`,
      };

/** `09/05/2014`: the reason is printed as it is. */
const dayText = (jornada: Jornada): string => jornada.split('-').reverse().join('/');
