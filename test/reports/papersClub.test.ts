import { describe, expect, it } from 'vitest';
import type { MultiTableTerms } from '../../domain/tournament/terms.ts';
import { inFormOf } from '../../reports/papers/clubForm.ts';
import { buildRc } from '../../reports/papers/event/rc.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { RECONCILED } from './golden/eventPapers.ts';
import { notesOf, tableOf } from './golden/reading.ts';
import { JORNADA, LETTERHEAD, lmInput, noSplit, settle, TERMS } from './golden/sitAndGo.ts';

const terms = {
  ...TERMS,
  modality: 'multi-table-regroup',
  ...{ club: { entriesMin: 2, disqualifiedChips: 'removed' }, rebuy: null, addOn: null, days: [] },
} as unknown as MultiTableTerms;

/** What a person wrote, in the words that a club's papers have others for. */
const WRITTEN = 'lo retuvo el fiscalizador de L.N.S.E. (Anexo IV), régimen de la sala';

describe('What somebody wrote on a paper of a club [CLUB-D8] [CLUB-D9]', () => {
  const [counted, ...others] = RECONCILED.tables;
  const explained = { ...counted!, status: 'explained', explanation: WRITTEN } as const;

  it('stands as it was written, where the words of the form are the club’s', () => {
    const rc = inFormOf(
      terms,
      buildRc({
        ...{ letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 },
        ...{ terms, jornada: JORNADA, headCashier: null, fiscalizador: null, shifts: [] },
        ...{ purchases: RECONCILED.purchases, tables: [explained, ...others] },
      }),
    );
    expect(notesOf(rc)).toContain(`diferencia revisada: ${WRITTEN}.`);
    expect(tableOf(rc, 'cuerpos').columns.map(({ heading }) => heading)).toContain('Organizador');
    expect(JSON.stringify(rc.checks)).toContain('del organizador');
  });

  it('also under a table, and the benefit is the organiser’s, of which nobody asks why', () => {
    const input = { ...lmInput(settle({ regimes: noSplit })), terms, reconciliation: explained };
    const lm = inFormOf(terms, buildLm(input));
    expect(tableOf(lm, 'conciliacion').note).toBe(`Diferencia revisada: ${WRITTEN}.`);
    expect(tableOf(lm, 'distribucion').heading).toBe('Beneficio del organizador');
    expect(notesOf(lm)).not.toContain('sin distribuir');
  });
});
