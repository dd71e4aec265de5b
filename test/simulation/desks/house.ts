import type { Who } from '../../functions/support/api.ts';
import { ADMIN, by, CAGE, DIRECTOR, JORNADA, pesos } from '../../functions/support/casino.ts';
import type { Desks } from './desks.ts';

const ACCOUNTING: Who = { scopes: ['tapete/accounting'] };
const FISCAL: Who = { scopes: ['tapete/fiscal'] };

/** One cashier after the other at a desk, each shift rendered and received. */
export const runShifts = async ({ post, isOpen, rest }: Desks, desk: number): Promise<void> => {
  while (isOpen()) {
    const opened = await post(CAGE, '/v1/cage/shifts', { ...by('L-3'), desk, float: pesos(500) });
    const shiftId = String(opened.body['shiftId'] ?? '');
    await rest(30_000);
    if (opened.status !== 201) continue;
    const path = `/v1/cage/shifts/${shiftId}`;
    const counted = { counted: {}, couponsCounted: {}, explanation: 'Sin contar' };
    await post(CAGE, `${path}/rendering`, { ...by('L-3'), ...counted });
    await post(CAGE, `${path}/receipt`, by('L-7'));
  }
};

/** Registry, rulings, actas, deposits: what a house records beside its games. */
export const keepHouse = async (desks: Desks): Promise<void> => {
  const { post, isOpen, rest, house } = desks;
  const { chance } = house.world;
  for (let turn = 0; isOpen(); turn += 1) {
    await rest(4_000);
    await [ruling, acta, deposit, exportDay, anchor][chance.below(5)]?.(desks);
    if (turn % 3 === 0) await look(desks);
    if (turn % 10 === 9) await appoint(desks, turn);
  }
  await post(ACCOUNTING, '/v1/anchors', {});
};

const ruling = async ({ post }: Desks): Promise<void> => {
  const made = await post(DIRECTOR, '/v1/rulings', {
    ...by('L-2'),
    ruleset: 'R123',
    situation: { code: 'cards-fell', facts: { fell: 'own-card' } },
  });
  if (made.status !== 201) return;
  const path = `/v1/rulings/${String(made.body['rulingId'])}/appeal`;
  await post(DIRECTOR, path, { ...by('L-2'), appellant: 'player', grounds: 'No fue así' });
};

const acta = async ({ post, house }: Desks): Promise<void> => {
  const number = `A-${house.world.chance.below(9_999)}`;
  const act = { ...by('L-8'), kind: 'acta', number, text: 'Sit & Go' };
  await post(FISCAL, `/v1/fiscal/${JORNADA}/acts`, act);
};

const deposit = async ({ post, house }: Desks): Promise<void> => {
  await post(ACCOUNTING, '/v1/accounting/deposits', {
    ...by('L-1'),
    beneficiary: 'loteria',
    from: JORNADA,
    until: JORNADA,
    amount: pesos(1 + house.world.chance.below(900)),
    reference: 'Boleta',
  });
};

const exportDay = async ({ post }: Desks): Promise<void> => {
  await post(FISCAL, '/v1/exports', { jornada: JORNADA });
};

const anchor = async ({ post }: Desks): Promise<void> => {
  await post(ACCOUNTING, '/v1/anchors', {});
};

/** A PUT needs no key: a lost reply is asked again and answers the same. */
const appoint = async ({ house }: Desks, turn: number): Promise<void> => {
  const staff = { name: `Dani ${turn}`, role: 'dealer', from: '2013-12-23', until: null };
  const path = '/v1/registry/staff/L-9';
  const body = { ...by('L-1'), ...staff };
  await house.world.ask(ADMIN, 'PUT', path, { key: null, body }).catch(() => undefined);
};

const LOOKS = [
  '/v1/tournaments',
  '/v1/tables',
  '/v1/documents',
  '/v1/cage/shifts',
  '/v1/rulings',
  `/v1/fiscal/${JORNADA}`,
  '/v1/exports',
];

const look = async ({ get, house }: Desks): Promise<void> => {
  await get(
    { scopes: [...DIRECTOR.scopes, ...FISCAL.scopes, ...CAGE.scopes] },
    house.world.chance.pick(LOOKS),
  );
};
