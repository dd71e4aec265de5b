import type { FactOf } from '../../../domain/tournament/facts.ts';
import { countText } from '../../format/amount.ts';
import { numberText } from '../../format/document.ts';
import { count, strong, text } from '../../model/cell.ts';
import type { LabelledFact, Paper, Signature } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { eventName, fullName, identity, ofJornada } from '../wording.ts';
import type { EntryPaperInput } from './entryInputs.ts';

export type CfInput = EntryPaperInput & { readonly bagged: FactOf<'ChipsBagged'> };

/**
 * The receipt of the chips that a player leaves in safekeeping, in triplicate: the original goes
 * into the bag, the duplicate to the player, the third to the dealer.
 *
 * @see R123-I-12, R123-IV-7.3.2.p3, R123-IV-7.3.2.p4, R123-IV-7.3.2.p5, R123-IV-7.3.2.p6
 */
export const buildCf = (input: CfInput): Paper => {
  const { person, terms, jornada, bagged } = input;
  const { table, seat, seal, receipt, total, occurredAt } = bagged;
  return {
    ...head('CF', input),
    subtitle: ofJornada(jornada),
    jornada,
    facts: [
      [
        { label: 'Nombre completo', value: strong(fullName(person)) },
        { label: 'Documento', value: text(identity(person)) },
        { label: 'N.º de jugador', value: count(person.entryNumber), narrow: true },
        { label: 'Mesa y asiento', value: text(`${table}/${seat}`), narrow: true },
      ],
      [
        { label: 'Torneo N.º', value: text(eventName(terms)) },
        { label: 'Fecha y hora', value: { kind: 'instant', value: occurredAt } },
        { label: 'Comprobante', value: text(numberText(receipt)), narrow: true },
        { label: 'Precinto', value: text(seal), narrow: true },
      ],
      ...inSixes(bagged.piles.map(pileFact)),
    ],
    keyFigures: [{ label: 'Total de fichas', value: count(total) }],
    blocks: [],
    signatures: signatures(input),
    norms: citations(['R123-I-12', 'R123-IV-7.3.2']),
    parameters: [],
    checks: [],
    slips: COPIES.map((copy) => `${copy} · ${ofJornada(jornada)}`),
    instructions:
      'El jugador contó sus fichas y el croupier las verificó antes de precintar la bolsa. El ' +
      'duplicado se presenta al comenzar el próximo día de juego para retirarlas.',
  };
};

const COPIES = ['Original, de la bolsa', 'Duplicado, del jugador', 'Triplicado, del croupier'];

/** `Fichas de 1.000` above `10`. */
const pileFact = ({
  denomination,
  quantity,
}: CfInput['bagged']['piles'][number]): LabelledFact => ({
  label: `Fichas de ${countText(denomination)}`,
  value: count(quantity),
  narrow: true,
});

/** Six narrow facts stand side by side. */
const inSixes = (facts: readonly LabelledFact[]): LabelledFact[][] =>
  Array.from({ length: Math.ceil(facts.length / SIDE_BY_SIDE) }, (_, row) =>
    facts.slice(row * SIDE_BY_SIDE, (row + 1) * SIDE_BY_SIDE),
  );
const SIDE_BY_SIDE = 6;

/** The chips of an absent player are bagged by dealer and Supervisor (decision T4). */
const signatures = ({ person, bagged }: CfInput): Signature[] => [
  bagged.supervisor === null
    ? {
        role: 'Jugador',
        name: fullName(person),
        idLabel: 'Documento',
        id: identity(person),
      }
    : {
        role: 'Supervisor, por el jugador ausente',
        name: bagged.supervisor.name,
        idLabel: 'Legajo',
        id: bagged.supervisor.legajo,
      },
  { role: 'Croupier', name: bagged.by.name, idLabel: 'Legajo', id: bagged.by.legajo },
];
