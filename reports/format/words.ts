import type { Centavos } from '../../domain/money/centavos.ts';

/**
 * The amount in words: `Son pesos trece mil setecientos cincuenta con 00/100.` The packages looked
 * at write "veintiuno mil", so the forty lines are ours.
 *
 * @throws {RangeError} for a negative amount: nobody is paid or sold one.
 */
export const amountInWords = (amount: Centavos): string => {
  if (amount < 0) throw new RangeError(`${amount} centavos cannot be paid`);
  const cents = String(amount % 100).padStart(2, '0');
  return `Son pesos ${cardinal(Math.floor(amount / 100))} con ${cents}/100.`;
};

const MILLION = 1_000_000;

/** A whole number in words, up to 999.999 billones (10^18 − 1). */
export const cardinal = (value: number): string => {
  if (value === 0) return 'cero';
  const billions = Math.floor(value / MILLION / MILLION);
  const millions = Math.floor(value / MILLION) % MILLION;
  const parts = [
    scaled(billions, 'billón', 'billones'),
    scaled(millions, 'millón', 'millones'),
    belowMillion(value % MILLION),
  ];
  return parts.filter((part) => part !== '').join(' ');
};

const scaled = (count: number, singular: string, plural: string): string => {
  if (count === 0) return '';
  return count === 1 ? `un ${singular}` : `${shortened(belowMillion(count))} ${plural}`;
};

const belowMillion = (value: number): string => {
  const thousands = Math.floor(value / 1000);
  const head = thousands > 1 ? `${shortened(belowThousand(thousands))} mil` : 'mil';
  const tail = belowThousand(value % 1000);
  return thousands === 0 ? tail : `${head} ${tail}`.trimEnd();
};

const belowThousand = (value: number): string => {
  if (value === 100) return 'cien';
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  return `${hundreds} ${belowHundred(value % 100)}`.trim();
};

const belowHundred = (value: number): string => {
  if (value < 30) return UP_TO_29[value] ?? '';
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return unit === 0 ? tens : `${tens} y ${UP_TO_29[unit]}`;
};

/** Before `mil` and `millones`, `uno` loses its ending: veintiún mil, treinta y un millones. */
const shortened = (words: string): string =>
  words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');

const UP_TO_29 = [
  ...['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ...['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete'],
  ...['dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés'],
  ...['veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const TENS = [
  ...['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
];
const HUNDREDS = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos'],
  ...['setecientos', 'ochocientos', 'novecientos'],
];
