import type { SettlementRejection } from '../../../domain/settlement/rejections.ts';
import type { Problem } from './problem.ts';

/** Why money cannot be settled, in words. Amounts are centavos, shares are basis points. */
export const SETTLEMENT_PROBLEMS: Record<SettlementRejection, Problem> = {
  'settlement.share-out-of-range': {
    status: 409,
    title: {
      en: 'The benefit does not fit in the price',
      es: 'El beneficio no cabe en el precio',
    },
    detail: {
      en: 'Of {code} the benefit would be {benefit} centavos of a price of {price} centavos.',
      es: 'De {code}, el beneficio sería de {benefit} centavos sobre un precio de {price} centavos.',
    },
    fix: {
      en: 'Announce a prize share up to 10000 basis points, or a benefit from 0 up to the price; Res. 123/2013 asks for 7000 or more.',
      es: 'Anuncie una parte para premios de hasta 10000 puntos básicos, o un beneficio de 0 al precio; la Res. 123/2013 pide 7000 o más.',
    },
  },
  'settlement.prize-below-floor': {
    status: 409,
    title: {
      en: 'Less than 70 % of the price would go to prizes',
      es: 'Menos del 70 % del precio iría a premios',
    },
    detail: {
      en: 'Of {code} the benefit is {benefit} centavos of {price}; at most {benefitMax} are allowed.',
      es: 'De {code}, el beneficio es de {benefit} centavos sobre {price}; se admiten hasta {benefitMax}.',
    },
    fix: {
      en: 'Lower the benefit of this purchase to 30 % of its price or less.',
      es: 'Reduzca el beneficio de esta compra al 30 % de su precio o menos.',
    },
  },
  'settlement.scale-not-whole': {
    status: 409,
    title: {
      en: 'The prize scale does not add up to the whole pool',
      es: 'La escala de premios no suma el total del pozo',
    },
    detail: {
      en: 'Its shares add up to {total} basis points instead of 10000.',
      es: 'Sus partes suman {total} puntos básicos en lugar de 10000.',
    },
    fix: {
      en: 'Give whole shares, none below zero, that add up to 10000.',
      es: 'Indique partes enteras, ninguna menor que cero, que sumen 10000.',
    },
  },
  'settlement.scale-increases': {
    status: 409,
    title: {
      en: 'A worse place would get a larger prize',
      es: 'Un puesto peor recibiría un premio mayor',
    },
    detail: {
      en: 'Place {place} has a larger share than the place before it.',
      es: 'El puesto {place} tiene una parte mayor que el puesto anterior.',
    },
    fix: {
      en: 'Order the scale so that no share is larger than the one before.',
      es: 'Ordene la escala de modo que ninguna parte supere a la anterior.',
    },
  },
  'settlement.more-places-than-entries': {
    status: 409,
    title: {
      en: 'The scale pays more places than there are entries',
      es: 'La escala paga más puestos que inscripciones',
    },
    detail: {
      en: '{places} places are paid and there are {entries} entries.',
      es: 'Se pagan {places} puestos y hay {entries} inscripciones.',
    },
    fix: {
      en: 'Use the scale announced for this number of entries.',
      es: 'Use la escala anunciada para esta cantidad de inscripciones.',
    },
  },
  'settlement.entry-not-active': {
    status: 409,
    title: { en: 'The entry is not in play', es: 'La inscripción no está en juego' },
    detail: {
      en: 'Entry {entry} is unknown or had left before.',
      es: 'La inscripción {entry} no existe o ya había salido.',
    },
    fix: {
      en: 'Check the number of the entry, and that it leaves once.',
      es: 'Verifique el número de inscripción y que salga una sola vez.',
    },
  },
  'settlement.nobody-left': {
    status: 409,
    title: { en: 'Nobody would be left in play', es: 'No quedaría nadie en juego' },
    detail: {
      en: 'The exit would take out every entry that remains.',
      es: 'La salida dejaría al torneo sin ninguna inscripción.',
    },
    fix: {
      en: 'One entry always remains and wins. If the last ones are disqualified together, nobody is active to receive their prizes: the Director decides with LNSE first.',
      es: 'Siempre queda una inscripción, que gana. Si se descalifica juntas a las últimas, no hay activos que reciban sus premios: antes decide el Director con LNSE.',
    },
  },
};
