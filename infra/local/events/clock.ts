import { Cron } from 'croner';
import type { Rule } from './rules.ts';

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Calls `fire` whenever the clock of a rule says so, until it is stopped. */
export const startClocks = (
  rules: readonly Rule[],
  fire: (rule: Rule) => void,
  timeScale: number,
): { stop: () => void } => {
  const stops = rules.map((rule) => {
    if (!rule.schedule) return () => undefined;
    const { expression, timezone } = rule.schedule;
    const everyMs = rateMs(expression);
    if (everyMs) {
      const timer = setInterval(() => fire(rule), everyMs * timeScale);
      return () => clearInterval(timer);
    }
    const job = new Cron(cronOf(rule.name, expression), { timezone }, () => fire(rule));
    return () => job.stop();
  });
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

/** Milliseconds of `rate(15 minutes)`, or undefined when it is another kind of expression. */
export const rateMs = (expression: string): number | undefined => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  return count && unit ? Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS] : undefined;
};

/**
 * Turns `cron(0 9 ? * 2-6 *)` of AWS into croner's form: seconds first, `?` for any, and days of
 * the week from 0 (AWS counts from 1, Sunday).
 *
 * @throws {Error} for an expression that is neither rate nor cron
 */
export const cronOf = (rule: string, expression: string): string => {
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`Rule ${rule}: "${expression}" is no schedule.`);
  const [minute, hour, day, month, weekday = '?', year = '*'] = fields;
  const days = weekday.replace(/(?<![#\d])[1-7](?!\d)/g, (digit) => String(Number(digit) - 1));
  return ['0', minute, hour, day, month, days, year]
    .map((field) => (field === '?' ? '*' : field))
    .join(' ')
    .replace(/ \*$/, '');
};
