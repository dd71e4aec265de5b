/**
 * Every kind of paper: the code in its box, its title, its formats, and whether two lines for
 * remarks by hand stand above its signatures. Series are per kind.
 */
export const PAPER_KINDS = {
  VC: { title: 'Vale de compra de fichas', formats: ['pdf'], remarks: false },
  CL: { title: 'Comprobante de clasificación', formats: ['pdf'], remarks: false },
  RP: { title: 'Recibo de premio', formats: ['pdf'], remarks: false },
  LM: { title: 'Liquidación por mesa', formats: ['pdf', 'xlsx'], remarks: true },
  LT: { title: 'Liquidación del torneo', formats: ['pdf', 'xlsx'], remarks: true },
  IJ: { title: 'Informe consolidado de la jornada', formats: ['pdf', 'xlsx'], remarks: true },
  IM: { title: 'Informe mensual', formats: ['pdf', 'xlsx'], remarks: true },
  LD: { title: 'Libro diario', formats: ['pdf', 'xlsx'], remarks: true },
  RF: { title: 'Reposición de fichas a la mesa', formats: ['pdf'], remarks: false },
  DF: { title: 'Devolución de fichas a la caja', formats: ['pdf'], remarks: false },
  FI: { title: 'Ficha de inscripción', formats: ['pdf'], remarks: false },
  CA: { title: 'Comprobante de acreditación', formats: ['pdf'], remarks: false },
  TP: { title: 'Tarjeta de posición', formats: ['pdf'], remarks: false },
  TC: { title: 'Tarjeta de control', formats: ['pdf'], remarks: false },
  GIC: { title: 'Cuenta de depósito del torneo', formats: ['pdf', 'xlsx'], remarks: true },
  CU: { title: 'Cupones no utilizados retirados', formats: ['pdf'], remarks: true },
  RC: { title: 'Rendición de cajeros y cupones', formats: ['pdf', 'xlsx'], remarks: true },
  PE: { title: 'Registro de penalidades', formats: ['pdf'], remarks: true },
  ST: { title: 'Stacks sobrantes y fichas retiradas', formats: ['pdf'], remarks: true },
  CC: { title: 'Planilla de conteo de fichas', formats: ['pdf'], remarks: true },
  CR: { title: 'Cambio de fichas', formats: ['pdf'], remarks: true },
  CF: { title: 'Comprobante de control de fichas', formats: ['pdf'], remarks: false },
  SO: { title: 'Sorteos y movimientos', formats: ['pdf'], remarks: true },
  CT: { title: 'Características del torneo', formats: ['pdf'], remarks: false },
  PM: { title: 'Tabla de premios de la mesa', formats: ['pdf'], remarks: false },
  EP: { title: 'Estado del jackpot progresivo', formats: ['pdf'], remarks: true },
  AS: { title: 'Datos para el acta Sit & Go', formats: ['pdf'], remarks: false },
} as const;

/** The table in which the report of a day names its papers; who verifies an export reads it. */
export const PAPERS_TABLE = 'papeles';

/** The one in which it names the streams behind it, and how far each had come. */
export const CHAINS_TABLE = 'registros';

/** What stands before the hash on the cover of a workbook; who verifies an export reads it. */
export const HASH_ON_COVER = 'SHA-256 de los datos';

export type PaperKind = keyof typeof PAPER_KINDS;

/**
 * What no export of a jornada holds: its own report, which it has beside its papers, and the books
 * of a range, which the operator draws when it likes and which add no fact to a jornada.
 */
export const NOT_EXPORTED: readonly PaperKind[] = ['IJ', 'IM', 'LD'];
export type PaperFormat = 'pdf' | 'xlsx';
