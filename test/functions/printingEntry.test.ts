import { describe, expect, it } from 'vitest';
import { allEntries, entryOf } from '../../domain/tournament/entries.ts';
import { withEntries } from '../../domain/tournament/entryBook.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { historyNow } from '../../functions/papers/history.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import type { Press } from '../../functions/papers/press.ts';
import { type EntryPaper, entryJob } from '../../functions/papers/printing/entry.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { bySystem, redraw } from '../domain/tournament/multiTable.ts';
import {
  accredit,
  announceEvent,
  buy,
  by,
  closePurchases,
  having,
  playing,
  sell,
} from '../domain/tournament/rebuys.ts';
import { announce as announceSitAndGo } from '../domain/tournament/sitAndGo.ts';
import { factsOf, rowsOf } from '../reports/golden/reading.ts';
import { OPERATOR, pressWith } from './support/press.ts';

const event = { operator: OPERATOR, tournamentId: 'T1' };
const printed = async (press: Press, kind: EntryPaper, entryId = 'E1') => {
  const history = await historyNow(press.ports, event);
  const job = await entryJob(kind, { ...event, ...history, ports: press.ports }, entryId);
  return printPaper(press, OPERATOR, job);
};
const said = async (facts: readonly TournamentFact[], kind: EntryPaper): Promise<Paper> => {
  const { press, read } = await pressWith('T1', facts);
  return read(fileKey(await printed(press, kind), 'model.json'));
};

const sold = having([], announceEvent(), ...sell('E1', 'E2', 'E3'));
const accredited = having(sold, accredit('E1'));
const formOnly = sold.slice(0, 2);

describe('The registration form [R123-I-30] [R123-IV-1.1]', () => {
  it('has the mandatory data of the player, and his number once he paid [R123-IV-1.1.p3]', async () => {
    expect(factsOf(await said(formOnly, 'FI'))).toMatchObject({
      Apellidos: 'Muñoz',
      'Fecha de nacimiento': '15/03/1980',
      'Documento exhibido': 'DNI\u00a030.000.100',
      'Vale de compra': '—',
      'N.º de jugador': '—',
    });
    expect(factsOf(await said(sold, 'FI'))).toMatchObject({
      'Vale de compra': '0003-00000001',
      'N.º de jugador': '1',
    });
  });

  it('prints that the player knows and accepts the rules, and since when [CLUB-K23]', async () => {
    const clauses = rowsOf(await said(formOnly, 'FI'), 'clausulas');
    expect(clauses).toContainEqual([
      expect.stringContaining('Conozco y acepto el reglamento'),
      expect.any(String),
      '09/05/2014 15:00',
    ]);
  });

  it('prints the assignment of image with its acceptance and its warranty [R123-I-83] [R123-I-84]', async () => {
    const clauses = rowsOf(await said(formOnly, 'FI'), 'clausulas');
    const [assigns, warrants] = clauses.slice(-2);
    expect(assigns).toEqual([
      expect.stringContaining('los derechos sobre mi imagen'),
      'Anexo I, art. 24, inc. 83',
      '09/05/2014 15:00',
    ]);
    expect(warrants).toEqual([
      'Garantizo que tengo plena facultad para ceder esos derechos.',
      'Anexo I, art. 24, inc. 84',
      '09/05/2014 15:00',
    ]);
  });

  it('is a new version once the player has a number', async () => {
    const { press } = await pressWith('T1', sold);
    const before = { ...event, ...(await historyNow(press.ports, event)), ports: press.ports };
    const state = { ...before.state, entries: withoutSale(before.state) };
    await printPaper(press, OPERATOR, await entryJob('FI', { ...before, state }, 'E1'));
    expect(await printed(press, 'FI')).toMatchObject({ version: 2, entryId: 'E1', desk: null });
  });
});

describe('The papers of an accreditation [R123-I-36] [R123-IV-2]', () => {
  it('identify the player and say who checked his document', async () => {
    const paper = await said(accredited, 'CA');
    expect(factsOf(paper)).toMatchObject({
      'Documento verificado': 'DNI\u00a030.000.100',
      'Vale de compra entregado': '0003-00000001',
    });
    expect(paper.keyFigures[0]?.value).toMatchObject({ value: 'N.º\u00a01' });
  });

  it('are refused before it, and where there is none', async () => {
    const { press } = await pressWith('T1', sold);
    await expect(printed(press, 'CA')).rejects.toMatchObject({
      code: 'tournament.not-accredited',
    });
    await expect(printed(press, 'CA', 'E9')).rejects.toMatchObject({
      code: 'tournament.entry-unknown',
    });
    const one = await pressWith('T1', having([], announceSitAndGo(), ...sell('E1')));
    await expect(printed(one.press, 'TC')).rejects.toMatchObject({
      code: 'tournament.modality-has-one-table',
    });
  });

  it('are refused to a form that nobody paid', async () => {
    const { press } = await pressWith('T1', formOnly);
    for (const kind of ['CA', 'TC', 'TP'] as const)
      await expect(printed(press, kind)).rejects.toMatchObject({
        code: 'tournament.entry-not-paid',
      });
  });
});

describe('The control card [R123-IV-2.p4] [R123-IV-3]', () => {
  it('has a coupon for IN, each rebuy and the add-on, in three bodies [R123-IV-4.p2] [R123-IV-5.p1]', async () => {
    const paper = await said(accredited, 'TC');
    const block = paper.blocks.find((one) => one.block === 'coupons');
    if (block?.block !== 'coupons') throw new Error('no coupons');
    expect(block.bodies).toEqual([
      ...['Cuerpo del operador', 'Cuerpo de L.N.S.E.', 'Cuerpo del drop de la mesa'],
    ]);
    expect(block.coupons.map(({ option, code }) => [option, code])).toEqual([
      ['BUY IN', '1-IN'],
      ['RE BUY 1 de 2', '1-RB1'],
      ['RE BUY 2 de 2', '1-RB2'],
      ['ADD ON', '1-AD'],
    ]);
    for (const { holder, lines, toFillIn } of block.coupons)
      expect([holder, ...lines, toFillIn]).toEqual([
        ...[expect.stringContaining('Muñoz'), 'Jugador N.º\u00a01 · Torneo 14-0030', 'Mesa'],
      ]);
  });
});

describe('A control card printed again [R123-IV-2.p4] [R123-IV-4.p7]', () => {
  it('says what became of each coupon, so that none is used twice', async () => {
    const bought = having(playing(4), buy('E1', ['RB']));
    const paper = await said(having(bought, closePurchases('RB')), 'TC');
    const [block] = paper.blocks.filter((one) => one.block === 'coupons');
    expect(block?.coupons.map(({ code, lines }) => [code, ...lines.slice(1)])).toEqual([
      ['1-IN', 'Usado en la mesa 4, 09/05/2014'],
      ['1-RB1', 'Usado en la mesa 4, 09/05/2014'],
      ['1-RB2', 'No utilizado, retirado'],
      ['1-AD'],
    ]);
  });
});

describe('The seat card [R123-I-89] [R123-IV-8.1]', () => {
  const seated = having(accredited, redraw({ ...by('supervisor', '23:20'), draw: bySystem() }));

  it('says table and seat with the draw that gave them and its seed', async () => {
    const paper = await said(seated, 'TP');
    const { table, seat } = entryOf(await stateOf(seated), 'E1') ?? {};
    expect(paper.keyFigures.map(({ value }) => value)).toMatchObject([
      { value: String(table) },
      { value: String(seat) },
    ]);
    expect(factsOf(paper)).toMatchObject({
      Sorteo: 'N.º\u00a01, Por sistema',
      'Semilla del sorteo': 'seed 1',
    });
  });

  it('reminds who moves of the racks, and nobody else [R123-IV-7.3.1]', async () => {
    const moved = having(seated, {
      type: 'MoveEntries',
      moveId: 'move 1',
      move: {
        cause: 'special-needs',
        reason: 'Silla de ruedas',
        seats: [{ entryId: 'E1', table: 4, seat: 9 }],
      },
      ...by('director', '23:25'),
    });
    const [racks, article] = ['portafichas (racks)', 'punto 7.3.1'];
    const ofMove = await said(moved, 'TP');
    expect(ofMove.instructions).toContain(racks);
    expect(ofMove.norms.join()).toContain(article);
    const first = await said(seated, 'TP');
    expect(first.instructions).not.toContain(racks);
    expect(first.norms.join()).not.toContain(article);
  });

  it('is refused before the draw', async () => {
    const { press } = await pressWith('T1', accredited);
    await expect(printed(press, 'TP')).rejects.toMatchObject({
      code: 'tournament.seat-not-drawn',
    });
  });
});

const stateOf = async (facts: readonly TournamentFact[]) =>
  (await historyNow((await pressWith('T1', facts)).press.ports, event)).state;

const withoutSale = (state: AnnouncedTournament) =>
  withEntries(
    state.entries,
    allEntries(state).map((entry) => ({ ...entry, sale: null })),
  );
