import { paperNumber } from '../format/paperNumber.ts';
import type { PaperKind } from '../model/kinds.ts';
import { PAPER_KINDS } from '../model/kinds.ts';
import type { Paper } from '../model/paper.ts';
import type { PaperHead } from './inputs.ts';

type Head = Pick<Paper, 'kind' | 'title' | 'number' | 'version' | 'replaces' | 'letterhead'>;

/** What every paper begins with. */
export const head = (kind: PaperKind, input: PaperHead): Head => ({
  kind,
  title: PAPER_KINDS[kind].title,
  number: paperNumber(input.number),
  version: input.version,
  ...(input.replaces === undefined ? {} : { replaces: input.replaces }),
  letterhead: input.letterhead,
});
