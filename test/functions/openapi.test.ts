import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CASH_MEANS } from '../../domain/cash/facts.ts';
import { openapiDocument } from '../../functions/openapi.ts';
import { ROUTES } from '../../functions/routes.ts';
import { BuyInFields } from '../../functions/tables/cash/game.schema.ts';

type Operation = { operationId: string; security: object[]; parameters?: { name: string }[] };
const document = openapiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

describe('The OpenAPI document', () => {
  /** `npx vitest run test/functions/openapi -u` writes it anew. */
  it('is committed as it is served', () =>
    expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
      '../../docs/openapi.json',
    ));

  it('is version 3.1 and lists every route once', () => {
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(listed.sort()).toEqual(ROUTES.map(({ operationId }) => operationId).sort());
  });

  it('names the scopes of each operation, and the headers it needs', () => {
    const closing = document.paths['/v1/tournaments/{tournamentId}/closing']?.['post'];
    expect(closing?.security).toEqual([
      { token: ['tapete/supervisor'] },
      { token: ['tapete/director'] },
    ]);
    expect(closing?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tournamentId', 'idempotency-key', 'if-match']),
    );
  });
});

describe('Tournament chips have no value [R123-II-2]', () => {
  it('12,000 of them buy nothing: no operation changes them for money or chips of cash', () => {
    const buyIn = z.strictObject(BuyInFields);
    const amount = { amount: 1_200_000, unit: 'centavos', currency: 'ARS' };
    const asked = (means: string) => buyIn.safeParse({ player: 'P-1', amount, means }).success;
    expect(CASH_MEANS.every(asked)).toBe(true);
    expect(asked('tournament-chips')).toBe(false);
    const paths = ROUTES.map(({ path }) => path).filter((path) => path.includes('/tournaments/'));
    expect(paths.filter((path) => /cash|exchange|redeem|cage/.test(path))).toEqual([]);
  });
});

describe('The list of routes', () => {
  it('has each operation id and each method with its path once', () => {
    const ids = ROUTES.map(({ operationId }) => operationId);
    const places = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(places).size).toBe(places.length);
  });

  it('keeps SDK and handlers out, so that the template can import it', async () => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      entryPoints: ['functions/routes.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      metafile: true,
      write: false,
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).toContain('functions/tournaments/payEntry.schema.ts');
    expect(inputs.filter((path) => /aws-|runtime|execute|middy/.test(path))).toEqual([]);
  });
});
