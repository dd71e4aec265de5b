import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply, type Who } from './support/api.ts';
import { announceCash } from './support/cash.ts';
import { announce, by, DIRECTOR, FLOOR, JORNADA, openCasino } from './support/casino.ts';
import { announceTable, SUPERVISOR } from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let tournamentId = '';
let tableId = '';
beforeAll(async () => {
  table = await startTable();
  await openCasino();
  await openCasino('otro-casino');
  tournamentId = await announce();
  tableId = await announceTable();
});
afterAll(() => table.stop());

const exposed = {
  code: 'hole-card-exposed',
  facts: { ordinal: 7, exposed: 1, dealFinished: false, contributed: 450 },
};
const asked = (changes: object = {}) => ({
  ...by('L-2'),
  ruleset: 'R123',
  tournamentId,
  table: 4,
  hand: 31,
  seats: [4],
  situation: exposed,
  ...changes,
});
const post = (body: object, who: Who = SUPERVISOR, key = newKey(), path = ''): Promise<Reply> =>
  call(who, 'POST', `/v1/rulings${path}`, { body, key });
const read = (path: string, query: Record<string, string> = {}, who: Who = FLOOR) =>
  call(who, 'GET', path, { query });
const codeOf = ({ status, body }: Reply) => [status, body['code']];

describe('A ruling over HTTP [R123-II-62.A] [R123-III-3]', () => {
  const key = newKey();

  it('answers the outcome, the article, what the dealer does and what is written down', async () => {
    const { status, body } = await post(asked(), SUPERVISOR, key);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        rulingId: key,
        status: 'in-force',
        tournamentId,
        outcome: 'card-next-burn',
        norm: { id: 'R123-II-62.A', cite: expect.stringContaining('Res. LNSE 123/2013, Anexo II') },
        text: { es: expect.stringContaining('próxima carta quemada') },
        orders: [{ code: 'replace-after-deal' }, { code: 'mark-next-burn' }],
        records: [{ code: 'card' }, { code: 'burn-plan' }],
        by: { legajo: 'L-2', role: 'supervisor' },
        jornada: JORNADA,
        appeal: null,
      },
    });
    expect((await read(`/v1/rulings/${key}`)).body).toEqual(body);
  });

  it('is recorded once under its key', async () => {
    const again = await post(asked(), SUPERVISOR, key);
    expect(again).toMatchObject({ status: 201, body: { rulingId: key } });
    expect((await post(asked({ hand: 32 }), SUPERVISOR, key)).status).toBe(422);
    const { body } = await read('/v1/rulings', { tournamentId });
    expect(body['rulings']).toHaveLength(1);
  });

  it('is appealed by the player and revoked by the Director [R123-III-3.p4]', async () => {
    const appeal = { ...by('L-2'), appellant: 'player', grounds: 'Nadie vio la carta' };
    expect((await post(appeal, FLOOR, newKey(), `/${key}/appeal`)).body).toMatchObject({
      status: 'appealed',
      outcome: 'card-next-burn',
      appeal: { appellant: 'player', grounds: 'Nadie vio la carta' },
    });
    const decision = { decision: 'revoke', reason: 'La carta no se expuso' };
    const path = `/${key}/appeal/decision`;
    const early = await post({ ...by('L-2'), ...decision }, DIRECTOR, newKey(), path);
    expect(codeOf(early)).toEqual([403, 'ruling.director-needed']);
    const done = await post({ ...by('L-1'), ...decision }, DIRECTOR, newKey(), path);
    expect(done).toMatchObject({
      status: 201,
      body: { status: 'revoked', outcome: null, decision: { decidedBy: 'L-1' } },
    });
    expect((await read(`/v1/rulings/${key}`)).body).toMatchObject({ status: 'revoked' });
  });

  it('refuses the appeal of what the Director ruled [R123-III-2.p7]', async () => {
    const id = newKey();
    expect((await post(asked(by('L-1')), DIRECTOR, id)).status).toBe(201);
    const appeal = { ...by('L-2'), appellant: 'official', grounds: 'Duda' };
    const refused = await post(appeal, SUPERVISOR, newKey(), `/${id}/appeal`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ruling.final', normId: 'R123-III-2.p7' },
    });
  });
});

describe('What holds instead has its own words, figures and orders [R123-III-2.p3]', () => {
  const early = {
    code: 'hole-card-exposed',
    facts: { ordinal: 2, exposed: 1, dealFinished: false, contributed: 300 },
  };
  const reason = 'Nadie vio la carta';

  it('the hand goes on: nothing is returned and nothing dealt again', async () => {
    const departing = asked({ ...by('L-1'), situation: early, departTo: 'play-on', reason });
    expect((await post(departing, DIRECTOR)).body).toMatchObject({
      outcome: 'play-on',
      text: { en: 'The hand goes on.', es: 'La mano continúa.' },
      figures: {},
      orders: [],
      answered: 'misdeal',
      norm: { id: 'R123-II-60.A' },
      departure: { outcome: 'play-on', norm: { id: 'R123-III-2.p3' } },
    });
  });

  it('the hand is void: what was put in goes back', async () => {
    const departing = asked({ ...by('L-1'), departTo: 'misdeal', reason });
    const { body } = await post(departing, DIRECTOR);
    expect(body).toMatchObject({
      outcome: 'misdeal',
      text: { en: 'Misdeal: the hand is void.' },
      figures: { returned: 450 },
      answered: 'card-next-burn',
    });
    expect((body['orders'] as { code: string }[]).map(({ code }) => code)).toEqual([
      'stop-action',
      'return-contributions',
      'same-button-and-blinds',
      'gather-shuffle-cut-deal',
    ]);
  });

  it('one chip with nothing to call is a bet, not a raise [R123-II-89]', async () => {
    const chip = { chip: 500, toCall: 0, minimumTotal: 200, announced: 'nothing' };
    const facts = { ...chip, beforeRelease: false, announcedTotal: 0 };
    expect((await post(asked({ situation: { code: 'oversize-chip', facts } }))).body).toMatchObject(
      {
        norm: { id: 'R123-II-89' },
        text: { en: 'It is a bet of 500.', es: 'Es una apuesta de 500.' },
      },
    );
  });

  it('an amount that no article fixes stands in the reason', async () => {
    const departing = asked({ ...by('L-1'), departTo: 'raise', reason: 'Dijo 900' });
    const text = 'It is a raise to (see the reason).';
    expect((await post(departing, DIRECTOR)).body).toMatchObject({ text: { en: text } });
  });

  it('and so after an appeal, modified or revoked [R123-III-3.p4]', async () => {
    const appealed = async (decision: object) => {
      const key = newKey();
      await post(asked({ situation: early }), SUPERVISOR, key);
      const grounds = { ...by('L-2'), appellant: 'player', grounds: reason };
      await post(grounds, FLOOR, newKey(), `/${key}/appeal`);
      const decided = { ...by('L-1'), reason, ...decision };
      return (await post(decided, DIRECTOR, newKey(), `/${key}/appeal/decision`)).body;
    };
    expect(await appealed({ decision: 'confirm' })).toMatchObject({ figures: { returned: 300 } });
    expect(await appealed({ decision: 'modify', outcome: 'play-on' })).toMatchObject({
      text: { en: 'The hand goes on.' },
      figures: {},
      orders: [],
    });
    expect(await appealed({ decision: 'revoke' })).toMatchObject({
      outcome: null,
      text: { en: 'The ruling was revoked.' },
      figures: {},
      orders: [],
      answered: 'misdeal',
    });
  });
});

describe('Where a ruling is logged', () => {
  it('is the jornada when neither event nor table is named', async () => {
    const { tournamentId: _, ...nowhere } = asked();
    expect(await post(nowhere)).toMatchObject({
      status: 201,
      body: { tournamentId: null, tableId: null },
    });
  });

  it('is an event or table that exists, and where that regulation rules', async () => {
    const foreign: Who = { ...SUPERVISOR, operator: 'otro-casino' };
    expect(codeOf(await post(asked(), foreign))).toEqual([404, 'tournament.not-announced']);
    expect(await post(asked({ table: 9 }))).toMatchObject({
      status: 409,
      body: { code: 'tournament.table-unknown', errors: [{ pointer: '#/table' }] },
    });
    const { tournamentId: _, ...elsewhere } = asked({ tableId: 'table-of-nobody-0001' });
    expect(codeOf(await post(elsewhere))).toEqual([404, 'table.not-announced']);
    expect(codeOf(await post(asked({ ruleset: 'R40' })))).toEqual([409, 'ruling.ruleset-mismatch']);
    const bank = { ...elsewhere, tableId, ruleset: 'R40' };
    expect(codeOf(await post(bank))).toEqual([409, 'ruling.ruleset-mismatch']);
  });

  it('is ruled on by the regulation of the table alone [R40-61.b2] [R123-II-62.A]', async () => {
    const cash = await announceCash('casino', { table: 31 });
    const { tournamentId: _, table: __, ...there } = asked({ tableId: cash });
    for (const ruleset of ['PISO', 'CLUB', 'R123'])
      expect(await post({ ...there, ruleset })).toMatchObject({
        status: 409,
        body: { code: 'ruling.ruleset-mismatch', normId: 'R40-102' },
      });
    expect((await post({ ...there, ruleset: 'R40' })).body).toMatchObject({
      outcome: 'hand-void',
      figures: { returned: 450 },
    });
    for (const ruleset of ['PISO', 'CLUB', 'R40'])
      expect((await post(asked({ ruleset }))).body['normId']).toBe('R123-III-2.p4');
    const departing = { ...by('L-1'), departTo: 'card-reshuffled', reason: 'Como en CLUB-I1' };
    expect((await post(asked(departing), DIRECTOR)).status).toBe(201);
  });

  it('is the operator’s own', async () => {
    const id = newKey();
    await post(asked(), SUPERVISOR, id);
    const foreign: Who = { ...FLOOR, operator: 'otro-casino' };
    expect(codeOf(await read(`/v1/rulings/${id}`, {}, foreign))).toEqual([404, 'ruling.unknown']);
    const appeal = { ...by('L-2'), appellant: 'player', grounds: 'x' };
    expect(codeOf(await post(appeal, foreign, newKey(), `/${id}/appeal`))).toEqual([
      404,
      'ruling.unknown',
    ]);
    expect((await read('/v1/rulings', {}, foreign)).body).toEqual({ rulings: [] });
  });

  it('is read page by page, the latest first', async () => {
    const first = await read('/v1/rulings', { limit: '2' });
    expect(first.body['rulings']).toHaveLength(2);
    const cursor = String(first.body['next']);
    const second = await read('/v1/rulings', { limit: '2', cursor });
    expect(second.body['rulings']).not.toEqual(first.body['rulings']);
  });
});

describe('Bad input is refused with a pointer', () => {
  const pointers = ({ body }: Reply) =>
    (body['errors'] as { pointer: string }[] | undefined)?.map((one) => one.pointer);
  const situation = (facts: object, code = 'hole-card-exposed') =>
    asked({ situation: { code, facts } });
  const { ordinal: _, ...incomplete } = exposed.facts;

  it.each([
    ['a fact that is missing', incomplete, '#/situation/facts/ordinal'],
    ['a fact out of range', { ...exposed.facts, ordinal: 0 }, '#/situation/facts/ordinal'],
    ['a fact of another kind', { ...exposed.facts, exposed: 'una' }, '#/situation/facts/exposed'],
    ['a fact that nobody asks for', { ...exposed.facts, suit: 'hearts' }, '#/situation/facts/suit'],
  ])('%s', async (_, facts, pointer) => {
    const reply = await post(situation(facts));
    expect(reply.status).toBe(400);
    expect(pointers(reply)).toEqual([pointer]);
  });

  it('a situation that does not exist', async () =>
    expect(pointers(await post(situation({}, 'rain')))).toEqual(['#/situation/code']));

  it('facts that contradict each other, saying which, in the reader’s language', async () => {
    const facts = { toCall: 100, placed: 150, stack: 900, opponentShowed: false };
    const body = situation(facts, 'call-short');
    expect(await call(SUPERVISOR, 'POST', '/v1/rulings', { body, language: 'es' })).toMatchObject({
      status: 409,
      body: {
        code: 'ruling.facts-contradict',
        normId: 'R123-II-96',
        detail: '#/situation/facts/placed y #/situation/facts/toCall no pueden ser así a la vez.',
      },
    });
  });

  it('somebody who does not rule, or whom nobody knows', async () => {
    expect(codeOf(await post(asked(by('L-4')), FLOOR))).toEqual([403, 'ruling.role-not-allowed']);
    expect((await post(asked(by('L-99')), FLOOR)).body).toMatchObject({
      code: 'registry.staff-unknown',
    });
  });
});

describe('What forms are made of', () => {
  it('lists the situations with their facts', async () => {
    const { body } = await read('/v1/situations');
    expect(body['situations']).toContainEqual(
      expect.objectContaining({
        code: 'cards-fell',
        topic: 'deck',
        rulesets: ['R123'],
        facts: [{ name: 'fell', kind: 'choice', required: true, options: ['own-card', 'deck'] }],
      }),
    );
  });

  it('offers what rests on a betting line only where the table has one [R123-II-17]', async () => {
    const offered = async (query: Record<string, string>) => {
      const { body } = await read('/v1/situations', query);
      return (body['situations'] as { code: string }[]).some(({ code }) => code === 'line-crossed');
    };
    expect(await offered({})).toBe(true);
    expect(await offered({ tournamentId, table: '4' })).toBe(false);
    const facts = { what: 'count', inTurn: true, allInShowdown: false, byActivePlayer: true };
    const situation = { code: 'line-crossed', facts: { ...facts, moved: 0 } };
    expect(codeOf(await post(asked({ situation })))).toEqual([409, 'ruling.no-betting-line']);
    const check = { ...by('L-4'), table: 4, backs: ['azul', 'rojo'], cards: 52, jokers: 0 };
    const path = `/v1/tournaments/${tournamentId}/table-checks`;
    const checked = { ...check, bettingLine: true };
    expect((await call(FLOOR, 'POST', path, { body: checked, key: newKey() })).status).toBe(201);
    expect(await offered({ tournamentId, table: '4' })).toBe(true);
    expect((await post(asked({ situation, table: 4 }))).status).toBe(201);
  });

  it('lists the infractions of a regulation with their articles and sanctions [R40-100]', async () => {
    const { body } = await read('/v1/infractions', { ruleset: 'R40' });
    const infractions = body['infractions'] as { code: string; ruleset: string }[];
    expect(new Set(infractions.map(({ ruleset }) => ruleset))).toEqual(new Set(['R40']));
    expect(infractions.find(({ code }) => code === 'phone-in-play')).toMatchObject({
      norm: { id: 'R40-100' },
      sanctions: [{ code: 'verbal-warning' }, { code: 'removal' }],
      appliedBy: ['director', 'supervisor'],
    });
  });

  it('records an infraction of a cash game with its sanction [R40-70]', async () => {
    const { tournamentId: _, ...nowhere } = asked({ ruleset: 'R40' });
    const facts = { codes: ['plays-commented'], seats: [4], prior: 1, deliberate: true };
    const situation = { code: 'infraction', facts: { ...facts, sanction: 'hand-annulled' } };
    expect(await post({ ...nowhere, situation })).toMatchObject({
      status: 201,
      body: {
        outcome: 'infraction-sanctioned',
        charged: { sanction: 'hand-annulled', proposal: { sanction: 'hand-annulled' } },
      },
    });
  });
});
