import { ACCOUNTING_ROUTES } from './accounting/routes.ts';
import { CAGE_ROUTES } from './cage/routes.ts';
import { DOCUMENT_ROUTES } from './documents/routes.ts';
import { EXPORT_ROUTES } from './exports/routes.ts';
import { FISCAL_ROUTES } from './fiscal/routes.ts';
import { JACKPOT_ROUTES } from './jackpots/routes.ts';
import { PRINTING_ROUTES } from './printing/routes.ts';
import { REGISTRY_ROUTES } from './registry/routes.ts';
import { RULING_ROUTES } from './rulings/routes.ts';
import type { Route } from './shared/route.ts';
import { SYSTEM_ROUTES } from './system/routes.ts';
import { TABLE_ROUTES } from './tables/routes.ts';
import { TOURNAMENT_ROUTES } from './tournaments/routes.ts';
import { VERIFY_ROUTES } from './verify/routes.ts';

/** Routes by resource: each resource is a folder of functions/ and one Lambda. */
const RESOURCES = {
  tournaments: TOURNAMENT_ROUTES,
  tables: TABLE_ROUTES,
  jackpots: JACKPOT_ROUTES,
  registry: REGISTRY_ROUTES,
  cage: CAGE_ROUTES,
  rulings: RULING_ROUTES,
  documents: DOCUMENT_ROUTES,
  printing: PRINTING_ROUTES,
  exports: EXPORT_ROUTES,
  accounting: ACCOUNTING_ROUTES,
  fiscal: FISCAL_ROUTES,
  verify: VERIFY_ROUTES,
  system: SYSTEM_ROUTES,
} as const satisfies Record<string, Readonly<Record<string, Route>>>;

export type Resource = keyof typeof RESOURCES;
export type DeclaredRoute = Route & { readonly resource: Resource; readonly operationId: string };

/**
 * Every route of the API, declared once. The gateway, the OpenAPI document, the dispatchers and the
 * test that walks all routes and roles come from this list. Pure data: no SDK, no handlers.
 */
export const ROUTES: readonly DeclaredRoute[] = (
  Object.entries(RESOURCES) as [Resource, Readonly<Record<string, Route>>][]
).flatMap(([resource, routes]) =>
  Object.entries(routes).map(([operationId, route]) => ({ ...route, resource, operationId })),
);
