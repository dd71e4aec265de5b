import { clubOf } from '../../domain/tournament/tables.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import type { PaperKind } from '../model/kinds.ts';
import type { Block, Paper } from '../model/paper.ts';
import { citations } from './citations.ts';

/** A paper of an event in the form of the regulation under which it is played. */
export const inFormOf = (terms: Terms, paper: Paper): Paper =>
  clubOf(terms) ? clubForm(paper) : paper;

/**
 * What a paper says when the event, or the table, is of a club: neither authority nor articles of
 * the lottery, nobody of it signs, no limit of its norms is tested, and the benefit is the
 * organiser's, undivided. Figures and formulas are the same.
 *
 * @see CLUB-D8, CLUB-D9
 */
export const clubForm = (paper: Paper): Paper => {
  const said = spoken(paper) as Paper;
  const checks = said.checks.filter(({ formula }) => !OF_LIMITS.test(formula));
  const blocks = said.blocks.filter(isOfClub);
  return {
    ...said,
    letterhead: { ...said.letterhead, authority: REGULATION },
    blocks,
    checks,
    signatures: said.signatures.filter(({ role }) => !OF_AUTHORITY.test(role)),
    norms: [
      REGULATION,
      ...said.norms.filter((norm) => norm.startsWith(REGULATION) && norm !== REGULATION),
      ...(OF_PRIZES.includes(paper.kind) ? citations(['CLUB-D8', 'CLUB-D9']) : []),
    ],
  };
};

const REGULATION = 'Reglamento de club';
const OF_PRIZES: readonly PaperKind[] = ['LM', 'LT', 'CL', 'RP', 'CT'];
/** What tests the limits of the lottery on the benefit. */
const OF_LIMITS = /\{limites\.|\{\$tope_beneficio\}/;
const OF_AUTHORITY = /fiscaliz|lotería|l\.\s?n\.\s?s\.\s?e/i;
/** What only the norms of the lottery make true. */
const OF_NORM =
  /Res\.\s?LNSE|\bLNSE\b|Anexo\s[IV]|Decreto|[Ll]otería|régimen de|el régimen|[Ff]iscaliz/u;

const isOfClub = (block: Block): boolean => {
  if (block.block === 'table') return block.key !== 'limites';
  return block.block !== 'note' || !OF_NORM.test(block.text);
};

/** Every text of the paper in the words of the club; names of tables and columns stay. */
const spoken = (value: unknown): unknown => {
  if (typeof value === 'string') return reworded(value);
  if (Array.isArray(value)) return value.map(spoken);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoken(one)]));
};

const reworded = (text: string): string => {
  let words = text;
  for (const [said, instead] of WORDS) words = words.replaceAll(said, instead);
  return words;
};

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\s*\([^()]*(?:Res\.\s?LNSE|Anexo\s[IV])[^()]*\)/gu, ''],
  [/\bde (?:la )?L\.\s?N\.\s?S\.\s?E\./gu, 'del organizador'],
  [/\bL\.\s?N\.\s?S\.\s?E\./gu, 'Organizador'],
  [/^Anexo\s[IV]+, .*$/gu, REGULATION],
  [/, de los demás operadores que nombra la norma ni de [^,]+,/gu, ','],
  [/^Distribución del beneficio/gu, 'Beneficio del organizador'],
  [/^Sin distribuir$/gu, 'Del organizador'],
];
