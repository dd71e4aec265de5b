import { centavos } from '../../domain/money/centavos.ts';
import { MEANS_NAMES } from '../format/names.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { count, money, strong, text } from '../model/cell.ts';
import type { LabelledFact, Paper } from '../model/paper.ts';
import { citations } from './citations.ts';
import { formOf } from './form.ts';
import { head } from './head.ts';
import type { RpInput } from './inputs.ts';
import { narrowNumber } from './narrowNumber.ts';
import { taxNotice } from './taxNotice.ts';
import {
  eventName,
  fullName,
  identity,
  ofJornada,
  placeLabel,
  placeNoun,
  placeText,
} from './wording.ts';

/**
 * Receipt that the player signs when his prize is paid, against the classification receipt and the
 * document he registered with.
 *
 * @see R123-I-66, R123-I-67, R123-IV-9.1.p5, R123-IV-11.3
 */
export const buildRp = (input: RpInput): Paper => {
  const { person, paid, letterhead, standing } = input;
  const net = centavos(paid.amount - (paid.withheld ?? 0));
  return {
    ...head('RP', input),
    subtitle: ofJornada(paid.jornada),
    jornada: paid.jornada,
    facts: facts(input),
    keyFigures: [{ label: 'Importe pagado', value: money(net) }],
    amountInWords: net,
    blocks: [
      {
        block: 'note',
        text:
          `Recibí de ${letterhead.operator} el importe de este recibo, premio de ` +
          `${placeNoun(standing)} del torneo, y entregué el comprobante de clasificación.`,
      },
      taxNotice(formOf(input.terms)),
    ],
    signatures: [
      { role: 'Jugador', name: fullName(person), idLabel: 'Documento', id: identity(person) },
      { role: 'Cajero', name: paid.by.name, idLabel: 'Legajo', id: paid.by.legajo },
    ],
    norms: citations(['R123-I-66', 'R123-I-67', 'R123-IV-9.1.p5', 'R123-IV-11.3']),
    parameters: [],
    checks: [],
  };
};

const facts = ({ person, paid, terms, standing, classification }: RpInput): LabelledFact[][] => [
  [
    { label: 'Nombre completo', value: strong(fullName(person)) },
    { label: 'Documento exhibido', value: text(identity(person)) },
    { label: 'N.º de jugador', value: count(person.entryNumber) },
  ],
  [
    { label: 'Torneo', value: text(eventName(terms)) },
    { label: placeLabel(standing), value: text(placeText(standing)) },
    { label: 'Comprobante de clasificación N.º', value: text(paperNumber(classification)) },
  ],
  [
    { label: 'Premio', value: money(paid.amount) },
    { label: 'Retención de impuestos', value: money(paid.withheld ?? centavos(0)) },
  ],
  [
    { label: 'Medio de pago', value: text(MEANS_NAMES[paid.means]) },
    { label: 'Fecha y hora del pago', value: { kind: 'instant', value: paid.occurredAt } },
    { label: 'N.º de pago', value: narrowNumber(paid.receipt), narrow: true },
    { label: 'Caja', value: count(paid.desk), narrow: true },
  ],
];
