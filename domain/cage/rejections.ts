/** Why a cashier's shift refuses a command. */
export const CAGE_REJECTIONS = [
  'cage.shift-unknown',
  'cage.shift-id-reused',
  'cage.desk-occupied',
  'cage.no-open-shift',
  'cage.before-its-cause',
  'cage.shift-rendered',
  'cage.shift-not-rendered',
  'cage.shift-of-another',
  'cage.explanation-missing',
  'cage.same-person',
] as const;
export type CageRejection = (typeof CAGE_REJECTIONS)[number];
