import { grouped, NBSP } from './amount.ts';

/** `DNI 12.345.678`; what is not all digits, such as a passport, stays as it was shown. */
export const documentText = (type: string, number: string): string =>
  `${type}${NBSP}${/^\d+$/.test(number) ? grouped(number) : number}`;

/** `N.º 12` */
export const numberText = (number: string | number): string => `N.º${NBSP}${number}`;
