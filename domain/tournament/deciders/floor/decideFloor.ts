import type { TournamentFact } from '../../facts.ts';
import type { FloorCommand } from '../../floorCommands.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { callClock, stopClock } from './clockCalls.ts';
import { callDeck, changeDeck, checkTable } from './decks.ts';
import { giveLastPosition, limitTime } from './players.ts';
import { resumeAction, stopAction } from './stops.ts';
import { releaseStreet, reportStreet, setStreetControl } from './streets.ts';

/** Decides what the floor records of tables, decks, time and streets. */
export const decideFloor = (
  command: FloorCommand,
  state: AnnouncedTournament,
): TournamentFact[] => {
  switch (command.type) {
    case 'CheckTable':
      return checkTable(command, state);
    case 'ChangeDeck':
      return changeDeck(command, state);
    case 'CallDeck':
      return callDeck(command, state);
    case 'LimitTime':
      return limitTime(command, state);
    case 'CallClock':
      return callClock(command, state);
    case 'StopClock':
      return stopClock(command, state);
    case 'StopAction':
      return stopAction(command, state);
    case 'ResumeAction':
      return resumeAction(command, state);
    case 'GiveLastPosition':
      return giveLastPosition(command, state);
    case 'SetStreetControl':
      return setStreetControl(command, state);
    case 'ReportStreet':
      return reportStreet(command, state);
    case 'ReleaseStreet':
      return releaseStreet(command, state);
  }
};
