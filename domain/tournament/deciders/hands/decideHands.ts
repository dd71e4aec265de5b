import type { TournamentFact } from '../../facts.ts';
import type { PlayedHandCommand } from '../../handCommands.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { recordHand } from './recordHand.ts';
import { voidHand } from './voidHand.ts';

/** Decides about hands that tables record whole. */
export const decideHands = (
  command: PlayedHandCommand,
  state: AnnouncedTournament,
): TournamentFact[] => {
  switch (command.type) {
    case 'RecordHand':
      return recordHand(command, state);
    case 'VoidHand':
      return voidHand(command, state);
  }
};
