import type { HandCommand } from '../../../domain/hand/commands.ts';
import type { PostedHand } from '../../../domain/hand/postedHand.ts';
import type { HandSetup } from '../../../domain/hand/setup.ts';

/** What a casino would post of a hand that was played command by command. */
export const postedOf = (commands: readonly HandCommand[]): [HandSetup, PostedHand] => {
  const [open] = commands;
  if (open?.type !== 'OpenHand') throw new Error('a hand is opened first');
  const of = <Type extends HandCommand['type']>(type: Type) =>
    commands.filter((one): one is Extract<HandCommand, { type: Type }> => one.type === type);
  let after = 0;
  const dead = commands.flatMap((one) => {
    if (one.type === 'TakeAction') after += 1;
    if (one.type !== 'DeclareHandDead') return [];
    const { seat, norm, reason } = one;
    return [{ seat, norm, reason, after }];
  });
  const posted = {
    actions: of('TakeAction').map(({ seat, move }) => ({ seat, ...move })),
    board: of('DealBoard').at(-1)?.board ?? [],
    shown: of('ShowHand').map(({ seat, cards }) => ({ seat, cards })),
    mucked: of('MuckHand').map(({ seat }) => seat),
    dead,
    ranking: of('AwardPots').at(-1)?.ranking,
  };
  return [open.setup, posted];
};
