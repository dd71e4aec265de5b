import type { Instant } from '../../../domain/time/jornada.ts';
import type { Ports } from '../../../functions/shared/ports.ts';
import { here } from '../world/containers.ts';
import { ENVIRONMENT } from '../world/environment.ts';
import { tell } from '../world/log.ts';

/** In place of `functions/shared/runtime.ts`: clock, chance and table are those of the process. */
export const environment = (name: string): string => {
  const value = ENVIRONMENT[name];
  if (value === undefined) throw new Error(`The environment has no ${name}.`);
  return value;
};

export const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (message: string, { error }: { error?: unknown } = {}) => tell(message, error),
};

export const now = (): Instant => here().ports.now();

export const ports = (): Ports => here().ports;
