import type { ChipCommand } from '../../chipCommands.ts';
import type { TournamentFact } from '../../facts.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { holdStack, logContact, removeAbsent, revokeHold } from './absentees.ts';
import { openHand } from './openHand.ts';
import { placeStacks, removePlacedStacks, setLateStack } from './placedStacks.ts';

/** Decides what happens to the chips. */
export const decideChips = (command: ChipCommand, state: AnnouncedTournament): TournamentFact[] => {
  switch (command.type) {
    case 'OpenHand':
      return openHand(command, state);
    case 'LogContact':
      return logContact(command, state);
    case 'HoldStack':
      return holdStack(command, state);
    case 'RevokeHold':
      return revokeHold(command, state);
    case 'RemoveAbsent':
      return removeAbsent(command, state);
    case 'PlaceStacks':
      return placeStacks(command, state);
    case 'RemovePlacedStacks':
      return removePlacedStacks(command, state);
    case 'SetLateStack':
      return setLateStack(command, state);
  }
};
