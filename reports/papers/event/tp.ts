import { numberText } from '../../format/document.ts';
import { count, strong, text } from '../../model/cell.ts';
import type { Paper } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { eventName, fullName, identity, kindOfEvent, ofJornada } from '../wording.ts';
import type { Act, EntryPaperInput } from './entryInputs.ts';

export type TpInput = EntryPaperInput & {
  readonly table: number;
  readonly seat: number;
  /** The player had another seat before, and carries the chips to this one. */
  readonly isMove: boolean;
  /** Which of the draws and moves of the event gave the seat, and how. */
  readonly draw: {
    readonly number: number;
    readonly method: 'system' | 'cards' | 'seat-cards' | 'director';
    /** Published after a draw by the system (decision T2). */
    readonly seed: string | null;
  } & Act;
};

const METHOD_NAMES = {
  system: 'Por sistema',
  cards: 'Por naipes',
  'seat-cards': 'Por tarjetas de posición',
  director: 'Ubicado por el Director',
} as const satisfies Record<TpInput['draw']['method'], string>;

const TAKING =
  'Entregar al croupier al ocupar el asiento, con el cupón Buy In y el documento. No se ' +
  'admiten cambios, salvo del Director por equilibrio de las mesas o necesidad especial.';

const MOVING =
  'Entregar al croupier al ocupar el asiento. Las fichas se trasladan a la vista, en los ' +
  'portafichas (racks) que provee el casino; de cualquier otro modo se penaliza.';

/**
 * The card of the seat that was drawn, which the player hands to the dealer when he sits down.
 *
 * Who moves is reminded of the racks.
 *
 * @see R123-I-89, R123-IV-2, R123-IV-7.3.1, R123-IV-8.1
 */
export const buildTp = (input: TpInput): Paper => {
  const { person, terms, jornada, table, seat, isMove, draw } = input;
  return {
    ...head('TP', input),
    subtitle: ofJornada(jornada),
    jornada,
    facts: [
      [
        { label: 'Nombre completo', value: strong(fullName(person)) },
        { label: 'Documento', value: text(identity(person)) },
        { label: 'N.º de jugador', value: count(person.entryNumber) },
      ],
      [
        { label: `${kindOfEvent(terms)} N.º`, value: text(eventName(terms)) },
        {
          label: 'Sorteo',
          value: text(`${numberText(draw.number)}, ${METHOD_NAMES[draw.method]}`),
        },
        { label: 'Fecha y hora del sorteo', value: { kind: 'instant', value: draw.at } },
      ],
      ...(draw.seed === null ? [] : [[{ label: 'Semilla del sorteo', value: text(draw.seed) }]]),
    ],
    keyFigures: [
      { label: 'Mesa', value: text(String(table)) },
      { label: 'Asiento', value: text(String(seat)) },
    ],
    blocks: [],
    signatures: [
      { role: 'Responsable del sorteo', name: draw.by.name, idLabel: 'Legajo', id: draw.by.legajo },
    ],
    norms: citations([
      ...(['R123-I-89', 'R123-IV-2', 'R123-IV-8.1'] as const),
      ...(isMove ? (['R123-IV-7.3.1'] as const) : []),
    ]),
    parameters: [],
    checks: [],
    slips: [`Para el croupier · ${ofJornada(jornada)}`],
    instructions: isMove ? MOVING : TAKING,
  };
};
