import type { PaperNumber } from '../../../domain/tournament/facts.ts';
import { numberText } from '../../format/document.ts';
import { paperNumber } from '../../format/paperNumber.ts';
import { strong, text } from '../../model/cell.ts';
import type { Paper } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { eventName, fullName, identity, ofJornada } from '../wording.ts';
import type { Act, EntryPaperInput } from './entryInputs.ts';

export type CaInput = EntryPaperInput & {
  readonly voucher: PaperNumber;
  readonly accredited: Act;
};

/**
 * Identification of the player and proof of his accreditation, which he shows at the table.
 *
 * @see R123-I-36, R123-IV-2
 */
export const buildCa = (input: CaInput): Paper => {
  const { person, terms, jornada, voucher, accredited } = input;
  return {
    ...head('CA', input),
    subtitle: ofJornada(jornada),
    jornada,
    facts: [
      [
        { label: 'Nombre completo', value: strong(fullName(person)) },
        { label: 'Documento verificado', value: text(identity(person)) },
        { label: 'Vale de compra entregado', value: text(paperNumber(voucher)) },
      ],
      [
        { label: 'Torneo N.º', value: text(eventName(terms)) },
        { label: 'Acreditado', value: { kind: 'instant', value: accredited.at } },
      ],
    ],
    keyFigures: [{ label: 'Número de jugador', value: text(numberText(person.entryNumber)) }],
    blocks: [],
    signatures: [
      {
        role: 'Mesa de control',
        name: accredited.by.name,
        idLabel: 'Legajo',
        id: accredited.by.legajo,
      },
      { role: 'Jugador', name: fullName(person), idLabel: 'Documento', id: identity(person) },
    ],
    norms: citations(['R123-I-36', 'R123-IV-2']),
    parameters: [],
    checks: [],
    slips: [`Para el jugador · ${ofJornada(jornada)}`],
    instructions:
      'Presentar en la mesa sorteada con el documento, la tarjeta de control y la de posición. ' +
      'Personal e intransferible.',
  };
};
