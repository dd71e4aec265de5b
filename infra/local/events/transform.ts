import type { Rule, Target } from './rules.ts';

/** What a target gets for an event: the event, a part of it, a constant or a template filled in. */
export const inputFor = (rule: Rule, target: Target, event: object): unknown => {
  if (target.input !== undefined) return JSON.parse(target.input);
  if (target.inputPath !== undefined) return read(target.inputPath, event);
  return target.transformer ? fill(rule, target.transformer, event) : event;
};

/** Reads a path such as `$.detail.entry[0].id`. */
const read = (path: string, event: unknown): unknown => {
  const steps = path.replace(/^\$\.?/, '').match(/[^.[\]'"]+/g) ?? [];
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    event,
  );
};

const fill = (
  rule: Rule,
  { paths, template }: NonNullable<Target['transformer']>,
  event: object,
): unknown => {
  const named = (name: string): unknown => {
    if (name === 'aws.events.event.json' || name === 'aws.events.event') return event;
    if (name === 'aws.events.rule-name') return rule.name;
    if (name === 'aws.events.rule-arn') return rule.arn;
    if (name === 'aws.events.event.ingestion-time') return new Date().toISOString();
    return read(paths[name] ?? name, event);
  };
  let quoted = false;
  const filled = template.replace(/\\.|"|<([\w.-]+)>/g, (found, name: string | undefined) => {
    if (found === '"') quoted = !quoted;
    if (name === undefined) return found;
    return quoted ? asText(named(name)) : JSON.stringify(named(name) ?? null);
  });
  return JSON.parse(filled);
};

/** Within quotes a text stands as it is, without quotes of its own. */
const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return JSON.stringify(text).slice(1, -1);
};
