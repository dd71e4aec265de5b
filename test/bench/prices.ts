import type { Usage } from '../../infra/local/meter.ts';

/**
 * List prices of AWS in US East (N. Virginia), USD, on demand and without free tiers, as published
 * in 2025. Other regions differ: South America (São Paulo) asks half as much again for most.
 */
export const PRICES: Readonly<Record<keyof Usage, number>> = {
  writeUnits: 0.625 / 1e6,
  readUnits: 0.125 / 1e6,
  apiRequests: 1 / 1e6,
  invocations: 0.2 / 1e6,
  gigabyteSeconds: 0.000_013_333_4, // arm64
  transitions: 0.025 / 1e3,
  objectWrites: 0.005 / 1e3,
  objectReads: 0.000_4 / 1e3,
  queueRequests: 0.4 / 1e6,
  busEvents: 1 / 1e6,
  signatures: 0.15 / 1e4, // of an elliptic-curve key
  mails: 0.1 / 1e3,
};

/** By the month, whether or not anything is posted. */
export const MONTHLY: Readonly<Record<string, number>> = {
  'AWS::KMS::Key': 1,
  'AWS::CloudWatch::Alarm': 0.1,
  'AWS::CloudWatch::Dashboard': 3,
};

/** What was used between two readings of the meter. */
export const between = (before: Usage, after: Usage): Usage =>
  Object.fromEntries(
    Object.entries(after).map(([name, amount]) => [name, amount - before[name as keyof Usage]]),
  ) as Usage;

/** USD. */
export const costOf = (usage: Usage): number =>
  Object.entries(usage).reduce(
    (total, [name, amount]) => total + amount * PRICES[name as keyof Usage],
    0,
  );
