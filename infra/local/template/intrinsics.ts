import { arnOf, nameOf, type Place } from './names.ts';
import type { Template } from './template.ts';

/** Replaces every intrinsic function in a value of the template by what it stands for. */
export type Resolve = (value: unknown) => unknown;

/** What `Ref`, `GetAtt` and the others stand for when the template runs at `place`. */
export const intrinsics = (template: Template, place: Place): Resolve => {
  const references = referencesOf(template, place);
  const functions: Record<string, (argument: unknown) => unknown> = {
    Ref: (id) => references.ref(String(id)),
    'Fn::GetAtt': (path) => {
      const [id, ...attribute] = Array.isArray(path) ? path : String(path).split('.');
      return references.attribute(String(id), attribute.join('.'));
    },
    'Fn::Join': (pair) => {
      const [separator, parts] = pair as [string, unknown];
      return (resolve(parts) as unknown[]).join(separator);
    },
    'Fn::Sub': (argument) => substitute(argument, resolve),
    'Fn::Select': (pair) => {
      const [index, list] = pair as [number | string, unknown];
      return (resolve(list) as unknown[])[Number(index)];
    },
    'Fn::Split': (pair) => {
      const [separator, text] = pair as [string, unknown];
      return String(resolve(text)).split(separator);
    },
    'Fn::If': (choice) => {
      const [name, yes, no] = choice as [string, unknown, unknown];
      return resolve(holds(template, resolve, template.Conditions?.[name]) ? yes : no);
    },
    'Fn::FindInMap': (path) => {
      const [map, first, second] = resolve(path) as [string, string, string];
      return template.Mappings?.[map]?.[first]?.[second];
    },
    'Fn::GetAZs': () => [`${place.region}a`],
  };
  const resolve: Resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name && functions[name]) return functions[name](argument);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)]).filter(([, item]) => item !== undefined),
    );
  };
  return resolve;
};

const holds = (template: Template, resolve: Resolve, condition: unknown): boolean => {
  const [name, argument] = Object.entries((condition ?? {}) as Record<string, unknown>)[0] ?? [];
  const parts = (argument ?? []) as unknown[];
  const partHolds = (part: unknown) => holds(template, resolve, part);
  if (name === 'Fn::Equals') return resolve(parts[0]) === resolve(parts[1]);
  if (name === 'Fn::Not') return !partHolds(parts[0]);
  if (name === 'Fn::And') return parts.every(partHolds);
  if (name === 'Fn::Or') return parts.some(partHolds);
  return name === 'Condition' && partHolds(template.Conditions?.[String(argument)]);
};

const REF_IS_ARN = new Set(['AWS::StepFunctions::StateMachine', 'AWS::SNS::Topic']);

const referencesOf = (template: Template, place: Place) => {
  const pseudo: Record<string, unknown> = {
    'AWS::AccountId': place.account,
    'AWS::Region': place.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': 'local',
    'AWS::StackId': `arn:aws:cloudformation:${place.region}:${place.account}:stack/local/local`,
    'AWS::NoValue': undefined,
  };
  const resourceOf = (id: string) => {
    const resource = template.Resources[id];
    if (!resource) throw new Error(`The template has no resource ${id}.`);
    return resource;
  };
  return {
    ref: (id: string): unknown => {
      if (id in pseudo) return pseudo[id];
      if (template.Parameters?.[id]) return template.Parameters[id].Default;
      const resource = resourceOf(id);
      const name = nameOf(id, resource);
      if (resource.Type === 'AWS::SQS::Queue')
        return `https://sqs.${place.region}.amazonaws.com/${place.account}/${name}`;
      return REF_IS_ARN.has(resource.Type) ? arnOf(id, template, place) : name;
    },
    attribute: (id: string, attribute: string): unknown => {
      const resource = resourceOf(id);
      if (attribute === 'StreamArn') return `${arnOf(id, template, place)}/stream/local`;
      if (attribute === 'ProviderURL')
        return `https://cognito-idp.${place.region}.amazonaws.com/${nameOf(id, resource)}`;
      if (/Arn$/.test(attribute)) return arnOf(id, template, place);
      return /Name$/.test(attribute) ? nameOf(id, resource) : `${id}.${attribute}`;
    },
  };
};

const substitute = (argument: unknown, resolve: Resolve): string => {
  const [text, values] = Array.isArray(argument)
    ? (argument as [string, Record<string, unknown>])
    : [String(argument), {}];
  return text
    .replace(/\$\{([^}!]+)\}/g, (_, key: string) => {
      if (values && key in values) return String(resolve(values[key]));
      return String(resolve(key.includes('.') ? { 'Fn::GetAtt': key } : { Ref: key }));
    })
    .replace(/\$\{!([^}]+)\}/g, (_, literal: string) => `\${${literal}}`);
};
