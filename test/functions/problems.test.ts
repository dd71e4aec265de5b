import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../domain/errors.ts';
import { initialState } from '../../domain/registry/state.ts';
import { languageOf } from '../../functions/shared/language.ts';
import { PROBLEMS, type ProblemCode } from '../../functions/shared/problems/catalogue.ts';
import { explain } from '../../functions/shared/problems/explain.ts';
import { Refusal } from '../../functions/shared/problems/refusal.ts';
import { OutcomeUnknown } from '../../functions/shared/table.ts';
import { knownVenue } from '../../functions/shared/venues.ts';

const codes = Object.keys(PROBLEMS) as ProblemCode[];
const pages = new Set(readdirSync('docs/errors'));

describe('The catalogue of problems', () => {
  it.each(codes)('has a page that says when %s happens and what to do', (code) => {
    expect(pages).toContain(`${code}.md`);
    const page = readFileSync(`docs/errors/${code}.md`, 'utf8');
    expect(page).toContain(`# ${code}\n`);
    expect(page).toContain(PROBLEMS[code].title.en);
    expect(page).toContain(`Status ${PROBLEMS[code].status}`);
  });

  it('has no page of a code that does not exist', () =>
    expect([...pages].filter((page) => !codes.some((code) => page === `${code}.md`))).toEqual([]));
});

describe('A problem document', () => {
  it('carries the figures, the article in full and its id, in the language asked', () => {
    const error = new Rejection('tournament.quota-full', 'R123-I-1.8', { quota: 10 });
    expect(explain(error, 'r1', 'es')).toMatchObject({
      type: '/v1/problems/tournament.quota-full',
      status: 409,
      title: 'El cupo está completo',
      instance: '/requests/r1',
      norm: 'Res. LNSE 123/2013, Anexo I, art. 1, inc. 1, punto 8',
      normId: 'R123-I-1.8',
    });
    expect(explain(error, 'r1', 'en').detail).toBe('All 10 places are paid.');
  });

  it('tells the bounds that hold for the event that was refused [CLUB-D5] [R123-II-16]', () => {
    const bounds = { seatsPerTable: 7, seatsMin: 8, seatsMax: 10, tables: 2, distinct: 1 };
    const error = new Rejection('tournament.tables-invalid', 'CLUB-D5', bounds);
    expect(explain(error, 'r1', 'es').detail).toBe(
      'Mesas: 2, con número distinto 1. Posiciones por mesa: 7; se admiten de 8 a 10.',
    );
  });

  it('tells who cancels an event under way what may be done [R123-I-6]', () => {
    const { detail, fix } = explain(
      new Rejection('tournament.already-started', 'R123-I-6'),
      'r1',
      'es',
    );
    expect(detail).not.toContain('otros datos');
    expect(fix).toContain('se suspende o se finaliza');
  });

  it('speaks Spanish of a seat that has no hand [R123-II-68]', () => {
    const error = new Rejection('hand.seat-not-in-hand', 'R123-II-68', {
      seat: 9,
      reason: 'not seated',
    });
    const { detail } = explain(error, 'r1', 'es');
    expect(detail).toContain('El puesto 9 no recibió cartas');
    expect(detail).not.toContain('not seated');
  });

  it('carries a norm that the catalogue does not have, without an id', () => {
    const facts = { prize: 60_000_00, threshold: 50_000_00, citation: 'Res. UIF 70/2011, art. 7' };
    const error = new Rejection('tournament.prize-statement-missing', undefined, facts);
    const told = explain(error, 'r1', 'es');
    expect(told.norm).toBe('Res. UIF 70/2011, art. 7');
    expect(told).not.toHaveProperty('normId');
  });

  it('points at every place that the rules blame [R123-I-1]', () => {
    const facts = { points: 'R123-I-1', pointer: '/name, /price' };
    const error = new Rejection('tournament.announcement-incomplete', 'R123-I-1', facts);
    const { errors } = explain(error, 'r1', 'en');
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['#/name', '#/price']);
  });

  it('says nothing of what went wrong inside', () => {
    const text = JSON.stringify(explain(new Error('secret of the table'), 'r1', 'en'));
    expect(text).toContain('server.unexpected');
    expect(text).not.toContain('secret');
    expect(explain(new OutcomeUnknown('timeout'), 'r1', 'en').status).toBe(503);
  });

  it('lists the fields that do not fit', () => {
    const errors = [{ in: 'body', pointer: '#/price', detail: 'Required' }];
    expect(explain(new Refusal('request.invalid', {}, errors), 'r1', 'en').errors).toEqual(errors);
  });
});

describe('A field that does not fit', () => {
  const noVenue = (): unknown => {
    try {
      knownVenue(initialState(), 'nowhere', 'query');
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it.each([
    ['en', 'No profile of the operator has that venue.'],
    ['es', 'Ningún perfil del operador tiene esa sala.'],
  ] as const)('is told in %s', (language, detail) =>
    expect(explain(noVenue(), 'r1', language).errors).toEqual([
      { in: 'query', pointer: '#/venue', detail },
    ]),
  );
});

describe('Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['en-GB,es;q=0.8', 'en'],
    ['fr, ES-ar', 'es'],
    ['de', 'en'],
  ])('%s is answered in %s', (header, language) => expect(languageOf(header)).toBe(language));
});
