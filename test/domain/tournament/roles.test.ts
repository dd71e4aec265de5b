import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../domain/tournament/roles.ts';
import { given, history } from '../../support/given.ts';
import { on } from './chips.ts';
import { announceTables } from './multiTable.ts';
import { event, setting } from './playedHands.ts';
import { by } from './sitAndGo.ts';

/** What the text gives to "el Director": of the articles, and paragraphs 3 to 7 of Annex III. */
const HIS_ALONE = [
  'AnnounceTournament',
  'ModifyEvent',
  'AnnounceChange',
  'LockPrizes',
  'RevokeHold',
  'EndSuspension',
  'AppealPenalty',
  'ClosePurchases',
  'SetHandForHand',
] as const;
/** What Supervisors do at the tables, beside the Director. */
const OF_BOTH = [
  'ChangeLevels',
  'PauseClock',
  'ImposePenalty',
  'AnnulPenalty',
  'EliminateEntries',
  'VoidHand',
  'UndoExit',
  'LimitTime',
  'ChangeBreakOrder',
] as const;

describe('The powers of the Director and those of the Direction [R123-III-2] [R123-III-5]', () => {
  it('"el Director" is he alone', () => {
    for (const type of HIS_ALONE) expect(PERMISSIONS[type].roles, type).toEqual(['director']);
  });

  it('"la Dirección" is both of them', () => {
    for (const type of OF_BOTH)
      expect(PERMISSIONS[type].roles, type).toEqual(
        expect.arrayContaining(['director', 'supervisor']),
      );
  });

  it('a Supervisor may shorten a level, and not change what was published', () => {
    given(history(...event))
      .when({
        type: 'ChangeLevels',
        changeId: 'c1',
        levels: setting.levels.slice(1).map((one) => ({ ...one, minutes: 15 })),
        reason: 'Horario de cierre',
        announcement: null,
        ...on('supervisor', 1),
      })
      .thenFacts({ type: 'LevelsChanged' });
    given(history(announceTables()))
      .when({
        type: 'ModifyEvent',
        interruptionId: 'modify 1',
        consent: 'Nota 13/14',
        reason: 'Cupo',
        changes: { quota: 90 },
        saleOpensOn: null,
        ...by('supervisor'),
      })
      .thenRejects('tournament.role-not-allowed', 'R123-I-6');
  });

  it('nothing is a Supervisor’s that is not the Director’s too, but the cash', () => {
    for (const [type, { roles }] of Object.entries(PERMISSIONS))
      if (roles.includes('supervisor')) expect(roles, type).toContain('director');
  });
});
