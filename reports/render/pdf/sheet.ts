/**
 * Measures of the sheet in millimetres from the top left corner of A4, and weights of rules in
 * points. Everything is placed in these units; only the pen turns them into points.
 */
export const POINTS_PER_MM = 72 / 25.4;
export const SHEET = { width: 210, height: 297 } as const;
export const LEFT = 22;
export const RIGHT = 194;
export const CONTENT_WIDTH = RIGHT - LEFT;

/** Facts, key figures, number block and signatures stand on three columns. */
export const COLUMNS = [22, 83, 144] as const;
/** The second of two narrow facts in one column. */
export const HALF_COLUMN = 27;
export const COLUMN_GAP = 3.5;

export const RULE = { heavy: 0.75, medium: 0.5, light: 0.25 } as const;

/** Anchored elements. Text flows from the top; these stand at the bottom. */
export const STRIP_TOP = 257;
export const FOOT_TOP = 281;
/** Below this no row is drawn: on a first sheet, on the others. */
export const BODY_END = { first: 255, inner: 278 } as const;
/** Rule under the header of the second and later sheets. */
export const CONTINUATION_RULE = 24.2;

/** Half the time of zlib's usual level for a file a tenth longer: a list has hundreds of sheets. */
export const LEVEL = 2;
