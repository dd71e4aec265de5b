import { announcement, by, document, form, JORNADA, payment, pesos } from './casino.ts';
import { maderoTable, TABLE_BODIES } from './madero.ts';

const ID = 'entry-of-nobody-0001';
const acta = { number: 'A-77', fiscalizador: 'F. Iscal' };
const period = { from: '2013-12-23', until: null };
const beneficiary = (name: string, bps: number) => ({ beneficiary: name, name, bps });

/** A body that fits the schema of every operation that takes one. */
export const BODIES: Readonly<Record<string, object>> = {
  announceTournament: announcement(),
  announceTable: maderoTable(),
  ...TABLE_BODIES,
  takeEntryForm: form(90),
  payEntry: payment(90),
  refundEntry: { ...by('L-3'), means: 'cash', desk: 3 },
  voidSale: { ...by('L-3'), reason: 'Mal tipeada', desk: 3 },
  reprintVoucher: { ...by('L-3'), reason: 'Se mojó' },
  takeSeat: { ...by('L-4'), document: document(90), voucher: '0003-00000001', seat: 1 },
  drawSeats: { ...by('L-5'), method: 'system' },
  startTournament: { ...by('L-1'), acta },
  lockPrizes: by('L-1'),
  announceLevel: { ...by('L-1'), level: 2 },
  eliminateEntries: { ...by('L-4'), hand: 1, out: [{ entryId: ID, chipsAtStart: 100 }] },
  withdrawEntry: { ...by('L-1'), entryId: ID, hand: 1, chipsRemoved: 100 },
  disqualifyEntries: {
    ...by('L-2'),
    hand: 1,
    out: [{ entryId: ID, chipsRemoved: 100 }],
    norm: 'R123-II-41.b3',
    reason: 'Colusión',
  },
  undoExit: { ...by('L-2'), exitId: ID, reason: 'Otro asiento' },
  confirmPrize: { ...by('L-5'), entryId: ID, supervisor: { legajo: 'L-2' } },
  payPrize: {
    ...by('L-3'),
    entryId: ID,
    confirmation: 1,
    classification: '0002-00000001',
    document: document(90),
    means: 'cash',
    desk: 3,
  },
  reversePrizePayment: { ...by('L-2'), reason: 'Pagado a otra inscripción', desk: 3 },
  closeTournament: by('L-2'),
  postCommands: {
    commands: [{ operation: 'lockPrizes', idempotencyKey: 'bulk-of-nobody-0001', body: by('L-1') }],
  },
  openShift: { ...by('L-3'), desk: 3, float: pesos(500) },
  renderShift: { ...by('L-3'), counted: {}, couponsCounted: {} },
  receiveRendering: by('L-7'),
  setProfile: {
    ...by('L-1'),
    from: JORNADA,
    legalName: 'Casino',
    roleLine: 'Agente operador',
    venues: [{ id: 'buque', name: 'Buque' }],
    jornadaChangeHour: 6,
    controlDesk: 2,
    centralPoint: 1,
    cageDesks: [3, 4],
  },
  nameAuthority: { ...by('L-1'), name: 'Lotería', citation: 'Decreto 1/2014' },
  appointStaff: { ...by('L-1'), name: 'Fede', role: 'dealer', ...period },
  placeRestriction: {
    ...by('L-1'),
    document: document(91),
    group: 'self-excluded',
    reference: 'Registro 17',
    ...period,
  },
  setPriceBand: {
    ...by('L-1'),
    until: null,
    min: pesos(1),
    max: pesos(100_000),
    reference: 'Acta 13/2014',
  },
  registerRegime: {
    ...by('L-1'),
    ...period,
    citation: 'Convenio 1/2014',
    complete: true,
    shares: [beneficiary('estado', 2000)],
    balance: beneficiary('operador', 8000),
  },
  scheduleExport: { ...by('L-1'), hour: 10 },
  registerFiscalizer: {
    ...by('L-1'),
    ...period,
    name: 'F. Iscal',
    email: 'fiscal@lnse.example',
  },
  correctPlayer: {
    ...by('L-3'),
    surnames: 'Núñez',
    givenNames: 'Íñigo',
    birthDate: '1980-02-29',
    reason: 'Tilde',
  },
};

/** Path parameters that fit their patterns and name nothing, apart from the tournament's id. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  entryId: ID,
  movementId: ID,
  day: '1',
  personId: 'A'.repeat(22),
  shiftId: 'shift-of-nobody-0001',
  legajo: 'L-6',
  restrictionId: 'restriction-0000001',
  regimeId: 'convenio-1',
  fiscalizerId: 'lnse-1',
  from: JORNADA,
  code: 'request.invalid',
};
