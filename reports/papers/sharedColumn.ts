import type { Column } from '../model/paper.ts';

/** Columns that papers share: the same thing has the same name and side wherever it is told. */
const SHARED = {
  beneficio: ['Beneficio', 'right'],
  codigo: ['Cód.', 'left'],
  concepto: ['Concepto', 'left'],
  diferencia: ['Diferencia', 'right'],
  estado: ['Estado', 'left'],
  firmas: ['Firmas (legajos)', 'left'],
  hora: ['Hora', 'left'],
  importe: ['Importe', 'right'],
  instante: ['Fecha y hora', 'left'],
  jornada: ['Jornada', 'left'],
  jugador: ['Jug.', 'right'],
  legajo: ['Legajo', 'left'],
  motivo: ['Motivo', 'left'],
  nombre: ['Nombre completo', 'left'],
  partida: ['Partida', 'left'],
  pozos: ['Pozos', 'right'],
  total_pozos: ['Total de pozos', 'right'],
} as const satisfies Record<string, readonly [heading: string, align: Column['align']]>;

/** A column that papers share, as wide as the table gives it; without a width it takes what is left. */
export const sharedColumn = (key: keyof typeof SHARED, widthMm?: number): Column => {
  const [heading, align] = SHARED[key];
  return { key, heading, align, ...(widthMm === undefined ? {} : { widthMm }) };
};
