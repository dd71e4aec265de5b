import type { Node } from 'constructs';
import { roleOf, SCOPES, type Scope } from '../functions/shared/scopes.ts';

/** What differs between stages; everything else is the same on every one of them. */
export type Stage = {
  readonly name: string;
  readonly region: string;
  /** Production: what is kept survives the stack, and nobody can shorten a retention. */
  readonly production: boolean;
  readonly retentionDays: number;
  /** Dollars a month at which somebody is told. */
  readonly monthlyBudgetUsd: number;
  /** Years from a person's last form in which the data are kept and cannot be erased. */
  readonly personRetentionYears: number;
  /** Posts that one client may send in each ten seconds. */
  readonly postsPerUnitMax: number;
  /** Base address that the QR of a paper points to. */
  readonly verifyBaseUrl: string;
  /** Base address of the API, for links in mails. */
  readonly apiBaseUrl: string;
  /** Who mails to fiscalizers are from. */
  readonly mailFrom: string;
  /** Casino systems with a machine client of their own. */
  readonly machineClients: readonly MachineClient[];
  /** Where people who signed in are sent back to: pages of the casino's own programs. */
  readonly signInReturnUrls: readonly string[];
};

/** A casino system and the roles in which it may ask: a desk of the cage does not appoint staff. */
export type MachineClient = { readonly name: string; readonly scopes: readonly Scope[] };

const TEN_YEARS_DAYS = 3_660;

/** Reads the stage from the context of the CDK app (`-c stage=production -c verifyBaseUrl=…`). */
export const stageOf = (node: Node): Stage => {
  const context = (key: string, fallback: string): string =>
    String(node.tryGetContext(key) ?? fallback);
  const name = context('stage', 'local');
  const production = name === 'production';
  return {
    name,
    region: context('region', 'sa-east-1'),
    production,
    retentionDays: production ? TEN_YEARS_DAYS : 1,
    monthlyBudgetUsd: Number(context('monthlyBudgetUsd', '100')),
    personRetentionYears: Number(context('personRetentionYears', '10')),
    postsPerUnitMax: Number(context('postsPerUnitMax', production ? '300' : '20000')),
    verifyBaseUrl: context('verifyBaseUrl', 'https://verificar.example'),
    apiBaseUrl: context('apiBaseUrl', 'https://api.example'),
    mailFrom: context('mailFrom', 'exportaciones@casino.example'),
    signInReturnUrls: context('signInReturnUrls', 'https://piso.example/entrada').split(','),
    machineClients: context('machineClients', ONE_PER_ROLE).split(',').map(clientOf),
  };
};

const ONE_PER_ROLE = SCOPES.map(roleOf)
  .map((role) => `${role}:${role}`)
  .join(',');

/** Reads `CajaCentral:cage` or `Piso:floor+supervisor`. */
const clientOf = (declared: string): MachineClient => {
  const [name = '', roles = ''] = declared.split(':');
  const scopes = roles.split('+').map((role) => SCOPES.find((scope) => roleOf(scope) === role));
  const known = scopes.filter((scope) => scope !== undefined);
  if (name === '' || known.length < scopes.length)
    throw new Error(`In machineClients, ${declared} is not NAME:ROLE or NAME:ROLE+ROLE.`);
  return { name, scopes: known };
};
