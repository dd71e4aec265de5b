import { cite, type NormId } from '../../domain/regulation/norms.ts';

/**
 * The norms of a paper as it prints them: each citation in full, except for the beginning that it
 * shares with the one before. `Res. LNSE 123/2013, Anexo I, art. 18, inc. 62`, then `inc. 63`.
 */
export const citations = (ids: readonly NormId[]): string[] => {
  let previous: readonly string[] = [];
  return ids.map((id) => {
    const parts = cite(id).split(', ');
    const differs = parts.findIndex((part, index) => part !== previous[index]);
    previous = parts;
    return parts.slice(Math.max(differs, 0)).join(', ');
  });
};

/** Without its resolution, for tables of a paper that names it elsewhere: `Anexo I, art. 22, inc. 78`. */
export const placeInNorm = (norm: NormId): string => cite(norm).split(', ').slice(1).join(', ');
