import { invariant } from '../../domain/errors.ts';
import { type Centavos, centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import { leftByDeal } from '../../domain/settlement/classify.ts';
import type { Standing } from '../../domain/settlement/types.ts';
import { blank, count, money, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import type { LtInput } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';
import { leftoverOf, type Places, placesOf } from './sharedPlaces.ts';
import { counted, fullName, placeText } from './wording.ts';

/** A standing with the part of its places' prizes before anything that a disqualification moves. */
export type Share = {
  readonly standing: Standing;
  readonly places: Places;
  readonly leftover: Centavos;
  /** What its places give: to itself, or to the active entries when it is disqualified. */
  readonly prize: Centavos;
  /** What all who were left agreed for it, in a club event (CLUB-T27). */
  readonly agreed: Centavos;
};

/** The shares of the whole classification, in its order. */
export const sharesOf = ({ settlement }: Pick<LtInput, 'settlement'>): Share[] => {
  const { deal, placePrizes, classification } = settlement;
  const prizes = deal ? leftByDeal(deal, placePrizes) : placePrizes;
  const agreed = new Map(deal?.shares.map(({ entry, amount }) => [entry, amount]));
  let first = 0;
  return classification.map((standing, index, all) => {
    if (all[first]?.position !== standing.position) first = index;
    const places = placesOf(standing, prizes);
    const leftover = leftoverOf(places, index - first);
    const prize = centavos(places.part + leftover);
    return { standing, places, leftover, prize, agreed: agreed.get(standing.entry) ?? ZERO };
  });
};

/**
 * Everybody in the order of arrival, by name, with what each collects. A column of what was agreed
 * stands there only when it was (CLUB-T27).
 *
 * @see CLUB-T27, R123-I-68, R123-IV-9, R123-II-41.b3
 */
export const classificationTable = (input: LtInput): Table => {
  const shares = sharesOf(input);
  const names = new Map(input.persons.map((one) => [one.entryNumber, fullName(one)]));
  const collected = ({ standing, prize }: Share) => (standing.disqualified ? ZERO : prize);
  const { deal } = input.settlement;
  const total = (amounts: readonly Centavos[], column: string) =>
    money(sum(amounts), `SUM({clasificacion.${column}})`);
  return {
    block: 'table',
    key: 'clasificacion',
    heading: 'Clasificación',
    columns: deal ? COLUMNS.toSpliced(-1, 0, OF_DEAL) : COLUMNS,
    rows: [
      ...shares.map((share) => classificationRow(share, names, deal !== undefined)),
      {
        role: 'total',
        cells: [
          strong(`Total, ${counted(shares.length, 'inscripción', 'inscripciones')}`),
          ...Array.from({ length: 3 }, () => blank),
          total(shares.map(collected), 'premio'),
          total(
            shares.map(({ standing }) => standing.fromDisqualified),
            'descalificaciones',
          ),
          ...(deal ? [total(shares.map(agreedTo), 'acuerdo')] : []),
          total(
            shares.map(({ standing }) => standing.prize),
            'a_cobrar',
          ),
        ],
      },
    ],
    list: { unitSingular: 'inscripción', unitPlural: 'inscripciones' },
    sheet: 'Clasificación',
  };
};

const COLUMNS: readonly Column[] = [
  { key: 'posicion', heading: 'Posición', align: 'left', widthMm: 19 },
  sharedColumn('jugador', 8),
  sharedColumn('nombre'),
  sharedColumn('estado', 21),
  { key: 'premio', heading: 'De la posición ($)', align: 'right', widthMm: 23.3 },
  { key: 'descalificaciones', heading: 'De descalificados ($)', align: 'right', widthMm: 27 },
  { key: 'a_cobrar', heading: 'A cobrar ($)', align: 'right', widthMm: 23.3 },
];

const OF_DEAL: Column = {
  key: 'acuerdo',
  heading: 'Por acuerdo ($)',
  align: 'right',
  widthMm: 23.3,
};

/** Who is disqualified later loses it, like the prize of his place. */
export const agreedTo = ({ standing, agreed }: Share): Centavos =>
  standing.disqualified ? ZERO : agreed;

const ofEntry = (column: string): string =>
  `SUMIFS({calculo.${column}},{calculo.jugador},{jugador})`;

const classificationRow = (
  share: Share,
  names: ReadonlyMap<number, string>,
  byDeal: boolean,
): Row => {
  const { standing, prize } = share;
  const { entry, disqualified, fromDisqualified } = standing;
  const name = names.get(entry);
  invariant(name !== undefined, `nobody is named for entry ${entry}`);
  return {
    cells: [
      text(placeText(standing)),
      count(entry),
      text(name),
      disqualified ? text('Descalificado') : blank,
      money(disqualified ? ZERO : prize, ofEntry('premio')),
      money(fromDisqualified, ofEntry('por_descalificacion')),
      ...(byDeal ? [money(agreedTo(share), ofEntry('por_acuerdo'))] : []),
      money(standing.prize, `{premio}+{descalificaciones}${byDeal ? '+{acuerdo}' : ''}`),
    ],
  };
};
