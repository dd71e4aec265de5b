/** Why a tournament refuses a command. The order in which they are checked stands in each decider. */
export const TOURNAMENT_REJECTIONS = ['tournament.not-announced'] as const;
export type TournamentRejection = (typeof TOURNAMENT_REJECTIONS)[number];
