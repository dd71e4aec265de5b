import { describe, expect, it } from 'vitest';
import { LEGAL_REGIMES } from '../../domain/settlement/regimes.ts';
import type { Regime } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { settle } from '../../functions/papers/settled.ts';
import { settlementShown } from '../../functions/tournaments/settlementReply.ts';
import { bustDownTo, lock, start } from '../domain/tournament/inPlay.ts';
import {
  announce,
  drawByCards,
  entryIds,
  pay,
  takeForm,
  takeSeat,
} from '../domain/tournament/sitAndGo.ts';
import { fold, history } from '../support/given.ts';
import { onDay } from './support/press.ts';

const shownOn = (day: string, own: readonly Regime[] = []) => {
  const when = onDay(day);
  const announced = announce({ jornada: when.jornada, startsAt: when.occurredAt }, when);
  const sold = entryIds(7).flatMap((entryId) => [takeForm(entryId, when), pay(entryId, when)]);
  const seated = [drawByCards(entryIds(7)), ...entryIds(7).map((id, at) => takeSeat(id, at + 1))];
  const played = [...seated, start(when), lock(), ...bustDownTo(2, 7)].map((one) => ({
    ...one,
    ...when,
  }));
  const state = fold(history(announced, ...sold, ...played)) as AnnouncedTournament;
  return settlementShown(settle(state, [...own, ...LEGAL_REGIMES]));
};

describe('The split that the API shows [R123-I-63] [R123-IV-11.4]', () => {
  it.each([
    ['2017-05-09', 'falta cómo se divide el 30 % del Estado'],
    ['2018-05-09', 'falta la alícuota efectivamente cobrada'],
    ['2026-11-29', 'no hay un régimen de distribución configurado para la jornada 29/11/2026'],
  ])('is none on %s, for the event and for its table, and says why', (day, why) => {
    const { split, tables, benefit } = shownOn(day);
    expect(benefit.amount).toBe(280_000);
    const none = { status: 'none', reason: expect.stringContaining(why), remark: null, shares: [] };
    expect([split, tables[0]?.split]).toEqual([
      expect.objectContaining(none),
      expect.objectContaining(none),
    ]);
  });

  it('says that a regime is of the operator itself, and incomplete', () => {
    const own: Regime = {
      id: 'convenio-1',
      origin: 'operator',
      from: '2026-01-01' as Jornada,
      until: null,
      citation: 'Convenio 1/2026',
      complete: false,
      missing: 'la parte de Deportes',
      confirmed: true,
      shares: [{ beneficiary: 'estado', name: 'Estado', bps: 3333 }],
      balance: { beneficiary: 'operador', name: 'Agente operador', bps: 6667 },
    };
    const { split } = shownOn('2026-11-29', [own]);
    expect(split).toMatchObject({ status: 'split', regime: 'convenio-1' });
    expect(split.shares.map(({ amount }) => amount.amount)).toEqual([93_324, 186_676]);
    expect(split.remark).toBe(
      'Régimen de distribución registrado por el operador. Régimen incompleto, aplicado con ' +
        'confirmación expresa del operador: falta la parte de Deportes.',
    );
    expect(shownOn('2014-05-09').split.remark).toBeNull();
  });
});
