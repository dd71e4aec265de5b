/** Every kind of paper: the code in its box, its title, its formats. Series are per kind. */
export const PAPER_KINDS = {
  VC: { title: 'Vale de compra de fichas', formats: ['pdf'] },
  CL: { title: 'Comprobante de clasificación', formats: ['pdf'] },
  RP: { title: 'Recibo de premio', formats: ['pdf'] },
  LM: { title: 'Liquidación por mesa', formats: ['pdf', 'xlsx'] },
  LT: { title: 'Liquidación del torneo', formats: ['pdf', 'xlsx'] },
  AS: { title: 'Datos para el acta Sit & Go', formats: ['pdf'] },
} as const;

export type PaperKind = keyof typeof PAPER_KINDS;
export type PaperFormat = 'pdf' | 'xlsx';
