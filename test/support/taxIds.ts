import { isTaxId } from '../../domain/registry/taxId.ts';

/** The CUIL that the holder of a DNI may have. */
export const taxIdOf = (dni: string): string => {
  const digits = dni.replaceAll('.', '').padStart(8, '0');
  const found = ['20', '23', '24', '27']
    .flatMap((type) => Array.from({ length: 10 }, (_, check) => `${type}${digits}${check}`))
    .find(isTaxId);
  if (!found) throw new Error(`There is no CUIL of ${dni}.`);
  return found;
};
