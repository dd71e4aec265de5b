import type { ChipCommand } from '../../chipCommands.ts';
import type { TournamentFact } from '../../facts.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { holdStack, logContact, removeAbsent, revokeHold } from './absentees.ts';
import { bagChips, voidBag } from './bags.ts';
import { colorUp } from './colorUp.ts';
import { countChips } from './countChips.ts';
import { openHand } from './openHand.ts';
import { placeStacks, removePlacedStacks, setLateStack } from './placedStacks.ts';
import { closePlayDay, openPlayDay } from './playDays.ts';
import { releaseBag } from './releaseBag.ts';

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
    case 'CountChips':
      return countChips(command, state);
    case 'ColorUp':
      return colorUp(command, state);
    case 'BagChips':
      return bagChips(command, state);
    case 'VoidBag':
      return voidBag(command, state);
    case 'ClosePlayDay':
      return closePlayDay(command, state);
    case 'OpenPlayDay':
      return openPlayDay(command, state);
    case 'ReleaseBag':
      return releaseBag(command, state);
  }
};
