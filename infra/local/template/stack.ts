import { intrinsics, type Resolve } from './intrinsics.ts';
import { arnOf, nameOf, type Place } from './names.ts';
import type { Template } from './template.ts';

/** A resource with its intrinsics resolved, its physical name and its arn. */
export type Located = {
  id: string;
  name: string;
  arn: string;
  properties: Record<string, unknown>;
  metadata: Record<string, unknown>;
};

/** A template set at one place: what each resource is called and holds there. */
export type Stack = {
  place: Place;
  resolve: Resolve;
  byType: (...types: string[]) => Located[];
};

/** Resolves a template for one account and region; the same template gives the same names. */
export const stackOf = (template: Template, place: Place): Stack => {
  const resolve = intrinsics(template, place);
  return {
    place,
    resolve,
    byType: (...types) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => types.includes(resource.Type))
        .map(([id, resource]) => ({
          id,
          name: nameOf(id, resource),
          arn: arnOf(id, template, place),
          properties: resolve(resource.Properties ?? {}) as Record<string, unknown>,
          metadata: resource.Metadata ?? {},
        })),
  };
};
