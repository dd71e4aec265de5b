/** Why a ruling or its appeal is refused. */
export const RULING_REJECTIONS = [
  'ruling.unknown',
  'ruling.id-reused',
  'ruling.situation-unknown',
  'ruling.not-foreseen',
  'ruling.no-betting-line',
  'ruling.ruleset-mismatch',
  'ruling.fact-missing',
  'ruling.fact-invalid',
  'ruling.facts-contradict',
  'ruling.role-not-allowed',
  'ruling.director-needed',
  'ruling.reason-missing',
  'ruling.final',
  'ruling.appeal-pending',
  'ruling.not-appealed',
  'ruling.before-its-cause',
] as const;
export type RulingRejection = (typeof RULING_REJECTIONS)[number];
