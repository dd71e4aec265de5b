import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** What is outside the code under test, and what stands in its place. */
const INSTEAD: readonly (readonly [of: string, here: string])[] = [
  ['functions/shared/runtime.ts', './runtime.ts'],
  ...readdirSync('functions/shared/cloud').map(
    (file) => [`functions/shared/cloud/${file}`, './cloud.ts'] as const,
  ),
  ['functions/papers/draw.ts', './draw.ts'],
  ['functions/exports/verifier.ts', './verifier.ts'],
  ['functions/system/document.ts', './document.ts'],
];
const urls = new Map(
  INSTEAD.map(([of, instead]) => [
    new URL(`../../../${of}`, import.meta.url).href,
    new URL(instead, import.meta.url).href,
  ]),
);

/** From here on this thread loads the world of the simulation in place of the real one. */
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return { ...found, url: urls.get(found.url) ?? found.url };
  },
});
