import { NBSP } from '../format/amount.ts';
import type { Block } from '../model/paper.ts';
import type { Form } from './form.ts';

/** What every paper that gives or pays a prize says of taxes. @see R123-I-66, R123-I-67 */
export const taxNotice = (form: Form): Block => ({
  block: 'note',
  text: `${form.cited(TAXES, ARTICLES)}.`,
});

const TAXES =
  'El premio es intransferible. Los impuestos que lo graven según la ley vigente son a cargo del ' +
  'ganador';
const ARTICLES = `Res. LNSE${NBSP}123/2013, Anexo${NBSP}I, art.${NBSP}18, inc.${NBSP}66 y 67`;
