import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashCommand } from '../../../domain/cash/commands.ts';
import { decide } from '../../../domain/cash/decide.ts';
import { evolve } from '../../../domain/cash/evolve.ts';
import { chipsInPlay, figuresOf } from '../../../domain/cash/figures.ts';
import { type CashTable, initialState, isInPlay } from '../../../domain/cash/state.ts';
import { Rejection } from '../../../domain/errors.ts';
import { askOf } from '../../../domain/hand/ask.ts';
import {
  after,
  announce,
  at,
  back,
  buy,
  close,
  consume,
  end,
  given,
  hand,
  JORNADA,
  join,
  leave,
  live,
  NEXT,
  open,
  pesos,
  reopen,
  rest,
  staff,
  step,
  voiding,
} from './given.ts';

const FOLDS = '3F 4F 5F 6F 1F'; // a pot of 200: the benefit is 10
const played = [announce(), open(), hand('h1', FOLDS)];
const over = [...played, end('Fin', 100, 'director')];

describe('The day of a cash table', () => {
  it('opens with its first game and closes with the benefit counted in the box [R40-5] [R40-95]', () => {
    given(...over)
      .when(close(10))
      .thenFacts({ type: 'CashDayClosed', day: 1, closing: 1, box: pesos(10), review: null });
    given(...over)
      .when(close(15))
      .thenRejects('cash.box-differs', 'R40-95', { box: pesos(15), rake: pesos(10) });
    given(...over)
      .when(close(15, { review: 'Una ficha de 5 de más' }))
      .thenFacts({ type: 'CashDayClosed', review: 'Una ficha de 5 de más' });
    given(...over, close(10))
      .when(close(10))
      .thenNothing();
    given(announce()).when(close(0)).thenRejects('table.day-not-open');
    given(...played, live('h2'))
      .when(close(10))
      .thenRejects('cash.hand-open', 'R40-91.b1');
  });

  it('is signed by who runs the game and who controls it', () => {
    given(...over)
      .when(close(10, { second: staff('dealer') }))
      .thenRejects('table.signature-repeated');
    given(...over)
      .when(close(10, { second: staff('cashier') }))
      .thenRejects('table.signatures-wrong', 'R40-102');
    const elsewhere = { ...staff('supervisor'), legajo: 'L-77', sector: 'Otro' };
    given(...over)
      .when(close(10, { second: elsewhere }))
      .thenRejects('table.other-sector', 'R40-102');
  });

  it('ends with its jornada; a game that goes on then brings its stacks [R40-27]', () => {
    const next = hand('h2', '4F 5F 6F 1F 2F', {}, { jornada: NEXT, occurredAt: at(120) });
    given(...played)
      .when(next)
      .thenRejects('table.jornada-differs');
    const closed = close(10, { jornada: NEXT, occurredAt: at(110) });
    given(...played)
      .when(close(10))
      .thenRejects('cash.game-open', 'R40-27', { session: 1, players: 6 });
    given(...played)
      .when(closed)
      .thenFacts({ type: 'CashDayClosed', of: JORNADA });
    given(...played, closed)
      .when(next)
      .thenFacts(
        { type: 'CashDayOpened', day: 2, stacksAtStart: pesos(59_990), session: 1 },
        { type: 'HandPlayed', number: 2 },
      );
    given(...played, closed)
      .when({ ...leave('P1'), jornada: NEXT, occurredAt: at(120) })
      .thenFacts({ type: 'CashDayOpened' }, { type: 'PlayerLeft', amount: pesos(9_900) });
    const state = after(...played, closed, next);
    expect(state.day && figuresOf(state.day)).toMatchObject({
      rake: pesos(10),
      purchases: 0,
      stacksAtEnd: pesos(59_980),
    });
    given(...played, closed)
      .when(hand('h2', '4F 5F 6F 1F 2F', {}, { occurredAt: at(101) }))
      .thenRejects('table.jornada-already-opened');
  });

  it('is opened again to correct it, late once its papers are filed', () => {
    const closed = [...over, close(10)];
    const settled = {
      type: 'RecordCashDaySettled',
      day: 1,
      closing: 1,
      by: staff('dealer'),
      occurredAt: at(205),
      jornada: open().jornada,
    } as const;
    given(...closed)
      .when(reopen())
      .thenFacts({ type: 'CashDayReopened', late: false, second: staff('dealer') });
    given(...closed)
      .when(reopen({ second: staff('supervisor') }))
      .thenRejects('table.signature-repeated');
    given(...closed, settled)
      .when(reopen())
      .thenRejects('table.day-settled');
    given(...closed, settled)
      .when(reopen({ late: true }))
      .thenFacts({ type: 'CashDayReopened', late: true });
    given(...closed, settled)
      .when(settled)
      .thenNothing();
    given(...closed)
      .when({ ...settled, closing: 2 })
      .thenRejects('table.closing-unknown');
    given(...closed, reopen())
      .when(reopen())
      .thenNothing();
    given(...closed, reopen())
      .when(close(10, { closingId: 'closing-2', occurredAt: at(220) }))
      .thenFacts({ type: 'CashDayClosed', closing: 2 });
    given(...played)
      .when(reopen())
      .thenRejects('table.day-already-open');
    given(...closed)
      .when(reopen({ day: 2 }))
      .thenRejects('table.day-not-last');
    given(...closed)
      .when(reopen({ reason: ' ' }))
      .thenRejects('table.reason-missing');
  });
});

/** What a careless table might send, many refused on the way. */
const someCommand = (state: CashTable, pick: number, id: number): CashCommand => {
  const player = `P${1 + (pick % 7)}`;
  const again = `${id}`;
  if (state.status !== 'unannounced' && state.session && isInPlay(state.session))
    return pick % 11 === 0
      ? voiding(state.session.hands.at(-1)?.handId ?? '', { voidId: again, occurredAt: at(2) })
      : stepOf(state.session, pick);
  switch (pick % 10) {
    case 0:
      return join(player, 4_000, { joinId: again });
    case 1:
      return buy(player, 2_000 + 5 * (pick % 9), { purchaseId: again });
    case 2:
      return { ...rest(player, pick % 3 === 0), restId: again };
    case 3:
      return { ...back(player), returnId: again };
    case 4:
      return { ...leave(player), leaveId: again };
    case 5:
      return { ...consume(player, 5), consumptionId: again };
    case 6:
      return open(undefined, { sessionId: again, occurredAt: at(2) });
    default:
      return live(again);
  }
};

const stepOf = (
  { hand: state, hands }: NonNullable<Exclude<CashTable, { status: 'unannounced' }>['session']>,
  pick: number,
): CashCommand => {
  const id = hands.at(-1)?.handId ?? '';
  if (state.status === 'betting') {
    const { seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
    const isOpen = state.highest > 0 || state.street === 'pre-flop';
    const to = pick % 4 === 0 ? maxRaiseTo : minRaiseTo;
    const action = isOpen ? 'raise' : 'bet';
    const move =
      noRaise === null && pick % 3 === 0
        ? ({ action, to } as const)
        : ({ action: toCall === 0 ? 'check' : pick % 5 === 0 ? 'fold' : 'call' } as const);
    return step(id, { type: 'TakeAction', seat, move });
  }
  if (state.status !== 'showdown') throw new Error('the hand is in play');
  const hidden = state.players.find(({ isLive, cards }) => isLive && cards === null);
  if (hidden) return step(id, { type: 'ShowHand', seat: hidden.seat, cards: [] });
  const live = state.players.filter(({ isLive }) => isLive).map(({ seat }) => seat);
  return step(id, { type: 'AwardPots', ranking: pick % 2 === 0 ? [live] : live.map((s) => [s]) });
};

describe('Chips of a cash table', () => {
  it('are conserved, whatever comes [R40-27] [R40-96]', () =>
    void fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 150, maxLength: 300 }), (picks) => {
        let state = [announce(), open()].reduce<CashTable>(
          (table, command) => decide(command, table).reduce(evolve, table),
          initialState(),
        );
        picks.forEach((pick, id) => {
          state = next(state, someCommand(state, pick, id));
          if (state.status === 'unannounced' || state.day === null) throw new Error('announced');
          const { stacksAtEnd, rake } = figuresOf(state.day);
          expect(stacksAtEnd).toBe(chipsInPlay(state.session));
          expect(rake % pesos(5)).toBe(0);
          for (const { stack, queued } of state.session?.places ?? []) {
            expect(stack).toBeGreaterThanOrEqual(0);
            expect((stack + queued) % pesos(5)).toBe(0);
          }
        });
      }),
      { numRuns: 60 },
    ));
});

const next = (state: CashTable, command: CashCommand): CashTable => {
  try {
    return decide(command, state).reduce(evolve, state);
  } catch (error) {
    if (error instanceof Rejection) return state;
    throw error;
  }
};
