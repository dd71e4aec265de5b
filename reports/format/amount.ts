import type { BasisPoints, Centavos } from '../../domain/money/centavos.ts';

/** Keeps a sign and its figure, or an abbreviation and its number, on one line. */
export const NBSP = '\u00A0';

/** `$ 1.234.567,89`, negative `-$ 2.750,00`. Built from whole centavos, never through a float. */
export const amountText = (amount: Centavos): string =>
  `${amount < 0 ? '-' : ''}$${NBSP}${pesosAndCentavos(Math.abs(amount))}`;

/** The same without the sign, for lists whose head says `($)`: `1.234.567,89`. */
export const bareAmountText = (amount: Centavos): string =>
  `${amount < 0 ? '-' : ''}${pesosAndCentavos(Math.abs(amount))}`;

/** `1.234` */
export const countText = (count: number): string =>
  `${count < 0 ? '-' : ''}${grouped(String(Math.abs(count)))}`;

/** `27,25%`: two decimals, no blank. */
export const percentText = (bps: BasisPoints): string =>
  `${bps < 0 ? '-' : ''}${pesosAndCentavos(Math.abs(bps))}%`;

/** `8.ª` */
export const ordinalText = (place: number): string => `${countText(place)}.ª`;

/** Digits in groups of three with points: es-AR groups four digits too, unlike es-ES. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

const pesosAndCentavos = (hundredths: number): string => {
  const digits = String(hundredths).padStart(3, '0');
  return `${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
};
