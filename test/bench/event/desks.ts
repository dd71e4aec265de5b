import { setTimeout } from 'node:timers/promises';
import { type Figure, quantile } from '../figure.ts';
import { rebuyOf, type UnderWay } from './sameCommand.ts';

const DESKS = 32;
const EVERY_MS = 2000;
const TURNS_MAX = 10;
/** Entries before this one buy elsewhere. */
const FROM = 50;
const CREATED = 201;
const CONFLICT = 409;
const TAIL_MAX = 10;

/** Desks that post a command each two seconds to one event, each in its own moment. */
export const deskFigures = async (event: UnderWay): Promise<Figure[]> => {
  const turns = Math.min(TURNS_MAX, Math.floor((event.seats.length - FROM) / DESKS));
  const desk = async (number: number) => {
    const answers: Awaited<ReturnType<typeof rebuyOf>>[] = [];
    await setTimeout((number * EVERY_MS) / DESKS);
    for (let turn = 0; turn < turns; turn += 1) {
      const next = performance.now() + EVERY_MS;
      answers.push(await rebuyOf(event, FROM + turn * DESKS + number));
      await setTimeout(Math.max(0, next - performance.now()));
    }
    return answers;
  };
  const numbers = Array.from({ length: DESKS }, (_, number) => number);
  const answers = (await Promise.all(numbers.map(desk))).flat();
  const times = answers.map(({ milliseconds }) => milliseconds);
  const [middle, tail] = [quantile(times, 0.5), quantile(times, 0.99)];
  const conflicts = answers.filter(({ status }) => status === CONFLICT).length;
  const others = answers.filter(({ status }) => status !== CREATED).length - conflicts;
  const name = `${DESKS} desks on an event of ${event.plan.players.length}`;
  return [
    {
      name: `${name}, ${answers.length} commands`,
      figure: `${conflicts} answers of 409, ${others} of another refusal`,
      target: 'none',
      met: conflicts + others === 0,
    },
    {
      name: `${name}, p99`,
      figure: `${(tail / middle).toFixed(1)} x (${tail.toFixed(0)} ms, p50 ${middle.toFixed(0)} ms)`,
      target: `under ${TAIL_MAX} x the p50`,
      met: tail < TAIL_MAX * middle,
    },
  ];
};
