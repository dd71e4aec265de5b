import type { RejectionFacts } from '../../../domain/errors.ts';
import type { Language } from '../language.ts';
import { inSpanish } from './spanish.ts';

/**
 * A text with its figures. English names roles, means of payment and times as requests write them;
 * Spanish is read at the tables, so it names them as the papers do and tells the hour of the casino.
 */
export const fillIn = (text: string, facts: RejectionFacts, language: Language): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const fact = facts[name];
    return fact === undefined ? braces : shown(name, fact, language);
  });

const shown = (name: string, fact: string | number | null, language: Language): string => {
  if (fact === null || fact === 'null' || fact === 'none') return NOTHING[language];
  if (typeof fact === 'number' && fact >= Number.MAX_SAFE_INTEGER) return ENDLESS[language];
  return language === 'en' ? String(fact) : inSpanish(name, String(fact));
};

const NOTHING: Readonly<Record<Language, string>> = { en: 'none', es: 'ninguno' };
const ENDLESS: Readonly<Record<Language, string>> = { en: 'any number', es: 'cualquier número' };
