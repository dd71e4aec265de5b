import type { Situation } from './situation.ts';
import * as action from './situations/action.ts';
import * as allIn from './situations/allIn.ts';
import * as amounts from './situations/amounts.ts';
import * as authority from './situations/authority.ts';
import * as board from './situations/board.ts';
import * as button from './situations/button.ts';
import * as deadHand from './situations/deadHand.ts';
import * as deck from './situations/deck.ts';
import * as exposed from './situations/exposed.ts';
import * as misdeal from './situations/misdeal.ts';
import * as raise from './situations/raise.ts';
import * as time from './situations/time.ts';

/** The situations by topic, in the order in which a form shows them. */
export const TOPICS = {
  misdeal,
  button,
  exposed,
  deck,
  board,
  deadHand,
  time,
  action,
  amounts,
  raise,
  allIn,
  authority,
} as const;

type Named<Topic> = Topic[keyof Topic];
type Declared = {
  [Topic in keyof typeof TOPICS]: Named<(typeof TOPICS)[Topic]>;
}[keyof typeof TOPICS];

/** The name of a situation. */
export type SituationCode = Declared extends Situation<infer Code> ? Code : never;
export type Topic = keyof typeof TOPICS;

/** A situation with the topic it belongs to. */
export type CataloguedSituation = Situation<SituationCode> & { readonly topic: Topic };

/** Every situation that an official can be asked to rule on. */
export const SITUATIONS: readonly CataloguedSituation[] = Object.entries(TOPICS).flatMap(
  ([topic, declared]) =>
    Object.values<Situation>(declared).map((one) => ({ ...one, topic }) as CataloguedSituation),
);

/** The situation of that code; undefined when there is none. */
export const findSituation = (code: string): CataloguedSituation | undefined =>
  SITUATIONS.find((one) => one.code === code);
