import type { Node } from 'constructs';

/** What differs between stages; everything else is the same on every one of them. */
export type Stage = {
  readonly name: string;
  readonly region: string;
  /** Production: what is kept survives the stack, and nobody can shorten a retention. */
  readonly production: boolean;
  readonly retentionDays: number;
  /** Base address that the QR of a paper points to. */
  readonly verifyBaseUrl: string;
  /** Casino systems with a machine client of their own. */
  readonly machineClients: readonly string[];
};

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
    verifyBaseUrl: context('verifyBaseUrl', 'https://verificar.example'),
    machineClients: context('machineClients', 'CasinoSystems').split(','),
  };
};
