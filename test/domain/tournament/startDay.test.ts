import { describe, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import { given, history } from '../../support/given.ts';
import { start, started } from './inPlay.ts';
import { announceTables, placesOf, redraw, seatCards, startTables } from './multiTable.ts';
import { having } from './rebuys.ts';
import { announce, by, drawByCards, entryIds, sell } from './sitAndGo.ts';

/** Announced for 9 May, 20:30 in the room; its gaming day ends at 6 in the morning of the 10th. */
const on = (occurredAt: string, jornada: string) => ({
  occurredAt: occurredAt as Instant,
  jornada: jornada as Jornada,
});
const ready = [
  announceTables(),
  ...sell(...entryIds(9)),
  redraw({ draw: seatCards(placesOf(5, 4)) }),
];
const director = by('director');
const consent = { reason: 'Tormenta', consent: 'Nota 12/26' };
const suspend: MoneyCommandOf<'SuspendEvent'> = {
  ...{ type: 'SuspendEvent', interruptionId: 'stop 1', ...consent, ...director },
};
const resume = (when: object): TournamentCommand => ({
  ...{ type: 'ResumeEvent', resumptionId: 'go 1', ...director, ...when },
});
const eleventh = on('2014-05-11T23:30:00.000Z', '2014-05-11');

describe('Play begins on the gaming day announced [R123-I-1.2] [R123-I-6]', () => {
  const starts = (when: object, ...more: TournamentCommand[]) =>
    given(history(...ready, ...more)).when(startTables(when));

  it('also late, until that day ends', () =>
    starts(on('2014-05-10T08:59:00.000Z', '2014-05-09')).thenFacts({
      type: 'TournamentStarted',
      jornada: '2014-05-09',
    }));

  it.each([
    on('2014-05-10T09:00:00.000Z', '2014-05-10'),
    eleventh,
    on('2015-05-09T23:30:00.000Z', '2015-05-09'),
  ])('on no later one: %j', (when) =>
    starts(when).thenRejects('tournament.not-the-day-announced', 'R123-I-1.2'),
  );

  it('a Sit & Go neither', () =>
    given(history(...started(10).slice(0, -1)))
      .when(start({ ...on('2014-05-10T23:00:00.000Z', '2014-05-10') }))
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2'));

  it('nor are the seats of a Sit & Go drawn on a later one', () => {
    const sold = history(announce(), ...sell('E1', 'E2'));
    given(sold)
      .when({ ...drawByCards(['E1', 'E2']), jornada: '2014-05-09' as Jornada })
      .thenFacts({ type: 'SeatsDrawn' });
    given(sold)
      .when({ ...drawByCards(['E1', 'E2']), jornada: '2014-05-10' as Jornada })
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2');
  });

  it('on the day to which the announcement was changed', () => {
    const changed: MoneyCommandOf<'ModifyEvent'> = {
      ...{ type: 'ModifyEvent', interruptionId: 'm 1', saleOpensOn: null, ...consent, ...director },
      changes: { startsAt: eleventh.occurredAt, jornada: eleventh.jornada },
    };
    starts(eleventh, changed).thenFacts({ type: 'TournamentStarted', jornada: '2014-05-11' });
    starts({}, changed).thenRejects('tournament.not-the-day-announced', 'R123-I-1.2');
  });

  it('on the day on which a suspended event is resumed', () => {
    const postponed = [suspend, resume(eleventh)];
    starts(eleventh, ...postponed).thenFacts({ type: 'TournamentStarted', jornada: '2014-05-11' });
    starts(on('2014-05-12T23:30:00.000Z', '2014-05-12'), ...postponed).thenRejects(
      'tournament.not-the-day-announced',
      'R123-I-1.2',
    );
  });
});

describe('Nothing is dated between a suspension and its end [R123-I-6]', () => {
  const stopped = { ...suspend, ...on('2014-05-09T23:40:00.000Z', '2014-05-09') };
  const goesOn = resume(on('2014-05-10T01:00:00.000Z', '2014-05-09'));
  const stop = history(...ready, stopped, goesOn);
  const at = (time: string) => on(`2014-05-${time}:00.000Z`, '2014-05-09');

  it('no start; five minutes are a clock that differs', () => {
    for (const time of ['09T23:30', '09T23:45', '10T00:55', '10T01:00'])
      given(stop)
        .when({ ...startTables(), ...at(time) })
        .thenFacts({ type: 'TournamentStarted' });
    for (const time of ['09T23:46', '10T00:54'])
      given(stop)
        .when({ ...startTables(), ...at(time) })
        .thenRejects('tournament.suspended', 'R123-I-6');
  });

  it('no initial draw either', () => {
    const sold = history(announceTables(), ...sell(...entryIds(9)), stopped, goesOn);
    const drawn = redraw({ draw: seatCards(placesOf(5, 4)) });
    given(sold)
      .when({ ...drawn, ...at('09T23:46') })
      .thenRejects('tournament.suspended', 'R123-I-6');
    given(sold)
      .when({ ...drawn, ...at('10T01:00') })
      .thenFacts({ type: 'SeatsRedrawn' });
  });

  it('on retry what was started after it stays so', () => {
    const late = { ...startTables(), ...at('10T01:00') };
    given(having(stop, late)).when(late).thenNothing();
  });

  it('a suspension is not dated before the play that it stops, nor before the last one ended', () => {
    const playing = history(...ready, { ...startTables(), ...at('09T23:30') });
    given(playing)
      .when({ ...stopped, ...at('09T23:25') })
      .thenFacts({ type: 'EventSuspended' });
    given(playing)
      .when({ ...stopped, ...at('09T23:24') })
      .thenRejects('tournament.before-its-cause', 'R123-I-6');
    const again = { ...stopped, interruptionId: 'stop 2' };
    given(stop)
      .when({ ...again, ...at('10T00:54') })
      .thenRejects('tournament.before-its-cause', 'R123-I-6');
  });
});
