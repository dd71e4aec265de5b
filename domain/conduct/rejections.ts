/** Why an infraction or its sanction is refused. */
export const CONDUCT_REJECTIONS = [
  'conduct.infraction-missing',
  'conduct.infraction-unknown',
  'conduct.description-missing',
  'conduct.round-missing',
  'conduct.second-player-missing',
  'conduct.role-not-allowed',
  'conduct.sanction-not-allowed',
] as const;
export type ConductRejection = (typeof CONDUCT_REJECTIONS)[number];
