import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { decide, evolve, type FiscalCommand, initialState } from '../../../domain/fiscal/fiscal.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';

const of = '2014-05-09' as Jornada;
const by = (role: StaffRole = 'fiscalizador') => ({
  by: { legajo: 'L-8', name: 'Fede Fiscal', role },
  occurredAt: '2014-05-10T01:00:00.000Z' as Instant,
  jornada: of,
});
const enter = (changes: object = {}, role?: StaffRole): FiscalCommand => ({
  type: 'EnterAct',
  ...by(role),
  of,
  act: {
    actId: 'act-1',
    kind: 'acta',
    number: 'A-77',
    tournamentId: 'T1',
    tableId: null,
    text: 'Sit & Go de diez',
    ...changes,
  },
});
const voidAct = (voidId = 'void-1'): FiscalCommand => ({
  type: 'VoidAct',
  ...by(),
  of,
  actId: 'act-1',
  voidId,
  reason: 'Otro número',
});
const sign = (standing: string | null, changes: object = {}, legajo = 'L-8'): FiscalCommand => ({
  type: 'SignOff',
  ...by(),
  by: { ...by().by, legajo },
  of,
  signOff: { signOffId: 's-1', edition: 1, manifestSha256: 'abc', remark: null, ...changes },
  standing,
});

const after = (...commands: readonly FiscalCommand[]) =>
  commands.reduce((state, command) => decide(command, state).reduce(evolve, state), initialState());
const codeOf = (command: FiscalCommand, ...before: readonly FiscalCommand[]) => {
  try {
    return decide(command, after(...before)).map(({ type }) => type);
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
};

describe('What the fiscalizador enters [R123-IV-11]', () => {
  it('is his alone', () => {
    expect(codeOf(enter())).toEqual(['ActEntered']);
    expect(codeOf(enter({}, 'director'))).toBe('tournament.role-not-allowed');
  });

  it('adds nothing when it is repeated; neither id nor number are taken twice', () => {
    expect(codeOf(enter(), enter())).toEqual([]);
    expect(codeOf(enter({ number: 'A-78' }), enter())).toBe('fiscal.act-id-reused');
    expect(codeOf(enter({ actId: 'act-2' }), enter())).toBe('fiscal.number-repeated');
    expect(codeOf(enter({ actId: 'act-2', kind: 'consent' }), enter())).toEqual(['ActEntered']);
  });

  it('is voided once, and stays on record', () => {
    expect(codeOf(voidAct(), enter())).toEqual(['ActVoided']);
    expect(codeOf(voidAct(), enter(), voidAct())).toEqual([]);
    expect(codeOf(voidAct('void-2'), enter(), voidAct())).toBe('fiscal.act-unknown');
    expect(after(enter(), voidAct()).acts[0]?.voided?.reason).toBe('Otro número');
    expect(codeOf(enter({ actId: 'act-2' }), enter(), voidAct())).toEqual(['ActEntered']);
  });

  it('signs off the manifest that lies there, and no other', () => {
    expect(codeOf(sign('abc'))).toEqual(['SignedOff']);
    expect(codeOf(sign('abd'))).toBe('fiscal.manifest-differs');
    expect(codeOf(sign(null))).toBe('fiscal.manifest-differs');
    expect(codeOf(sign('abc'), sign('abc'))).toEqual([]);
  });

  it('signs off an edition once a person, whatever the key, unless there is more to remark', () => {
    const again = { signOffId: 's-2' };
    expect(codeOf(sign('abc', again), sign('abc'))).toEqual([]);
    expect(codeOf(sign('abc', again, 'L-9'), sign('abc'))).toEqual(['SignedOff']);
    const remarked = { ...again, remark: 'Falta un papel' };
    expect(codeOf(sign('abc', remarked), sign('abc'))).toEqual(['SignedOff']);
    const third = { signOffId: 's-3' };
    expect(codeOf(sign('abc', third), sign('abc', remarked))).toEqual([]);
    expect(codeOf(sign('abc', { ...remarked, ...third }), sign('abc', remarked))).toEqual([]);
    const second = { ...again, edition: 2, manifestSha256: 'abd' };
    expect(codeOf(sign('abd', second), sign('abc'))).toEqual(['SignedOff']);
    expect(codeOf(sign('abc', { ...again, manifestSha256: 'abd' }), sign('abc'))).toBe(
      'fiscal.manifest-differs',
    );
  });
});
