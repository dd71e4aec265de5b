import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IN_EXPORT } from '../exportFormat.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../statement.ts';
import { readAnchor } from './read.ts';
import type { Folder } from './verifyFolder.ts';

/** An anchor, with the hash by which the next one names it. */
export type Hashed = { readonly anchor: AnchorStatement; readonly sha256: string };

/** One that the reader kept, and where. */
export type Kept = Hashed & { readonly from: string };

/** What differs, and what else there is to say of the chain; both in Spanish. */
export type Chain = { readonly problems: readonly string[]; readonly told: readonly string[] };

/** The anchor of an export; null when there is none to read. */
export const anchorOf = (folder: Folder): Hashed | null => {
  const { content: anchor } = readAnchor(folder);
  return anchor && { anchor, sha256: sha256(bytesOf(anchor)) };
};

/** Out of the folder of an export, or of a file by itself. */
export const keptAnchor = (from: string): Kept | null => {
  const file = statSync(from).isDirectory() ? join(from, IN_EXPORT.anchor) : from;
  const found = anchorOf(new Map([[IN_EXPORT.anchor, readFileSync(file)]]));
  return found && { ...found, from };
};

/**
 * Follows the chain back from the anchor of an export through those that the reader kept. No
 * signature is asked of them: the one that is signed names the hash of the one before. What lies
 * between and was not kept is told, and is no fault of what was.
 */
export const followBack = (last: Hashed, kept: readonly Kept[]): Chain => {
  const [problems, told]: [string[], string[]] = [[], []];
  let at = last;
  for (const one of kept.toSorted((a, b) => b.anchor.number - a.anchor.number)) {
    const step = stepBetween(at, one);
    if (step.holds) told.push(step.words);
    else problems.push(`--previous ${one.from}: ${step.words}`);
    if (one.anchor.number < at.anchor.number) at = one;
  }
  return { problems, told };
};

const stepBetween = (at: Hashed, one: Kept): { holds: boolean; words: string } => {
  const [later, earlier] = [at.anchor, one.anchor];
  const [here, there] = [`N.º ${later.number}`, `N.º ${earlier.number}`];
  if (earlier.operator !== later.operator)
    return { holds: false, words: `es un ancla de «${earlier.operator}».` };
  if (earlier.number > later.number)
    return {
      holds: true,
      words: `Cadena sin comprobar: el ancla de ${one.from}, ${there}, es posterior a la ${here}.`,
    };
  if (earlier.number === later.number)
    return one.sha256 === at.sha256
      ? { holds: true, words: `El ancla de ${one.from} es la misma, ${here}.` }
      : { holds: false, words: `es otra ancla ${here}, ${one.sha256}.` };
  if (earlier.number < later.number - 1)
    return {
      holds: true,
      words:
        `Cadena sin comprobar: entre el ancla de ${one.from}, ${there}, y la ${here} ` +
        `${missing(earlier.number + 1, later.number - 1)}.`,
    };
  return later.previous?.sha256 === one.sha256
    ? { holds: true, words: `El ancla ${here} sigue a la de ${one.from}, ${there}.` }
    : { holds: false, words: `el ancla ${here} no sigue a su ${there}, ${one.sha256}.` };
};

const missing = (from: number, to: number): string =>
  from === to ? `falta la N.º ${from}` : `faltan las N.º ${from} a ${to}`;
