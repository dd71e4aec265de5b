import { IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../statement.ts';

/**
 * The anchor is the one of the manifest, by the key that the manifest names, and stands where an
 * anchor of its number does: the first follows none, each other one the one before.
 */
export const otherStatement = (
  anchor: AnchorStatement,
  paths: Paths | null,
  manifest: Manifest,
): string[] => {
  const { operator, number, previous } = anchor;
  const told = [
    [
      anchor.format === 'tapete-anchor/1' && operator === manifest.operator,
      `no es un ancla de «${manifest.operator}», sino de «${operator}».`,
    ],
    [
      anchor.root === manifest.anchor.root && number === manifest.anchor.number,
      'no es el ancla del manifiesto.',
    ],
    [anchor.key === manifest.key, `nombra otra clave, ${anchor.key}.`],
    [number > 0, 'no hay ancla N.º 0.'],
    [number !== 1 || previous === null, 'es el N.º 1 y dice seguir a otra.'],
    [
      number < 2 || previous?.number === number - 1,
      `es el N.º ${number} y no sigue al ancla N.º ${number - 1}.`,
    ],
    [hasLeaves(anchor, paths), 'su lista de hojas no es la que nombra.'],
  ] as const;
  return told.flatMap(([holds, words]) => (holds ? [] : [`${IN_EXPORT.anchor}: ${words}`]));
};

/** The list can be made again where the export holds every leaf of the root. */
const hasLeaves = ({ leavesSha256 }: AnchorStatement, paths: Paths | null): boolean => {
  if (!paths || paths.leaves.length !== paths.size) return true;
  const leaves = [...paths.leaves].sort((one, other) => one.index - other.index);
  return sha256(bytesOf(leaves.map(({ leaf }) => leaf))) === leavesSha256;
};
