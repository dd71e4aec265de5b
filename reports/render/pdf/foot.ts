import type { IssuedPaper } from '../../model/paper.ts';
import type { Pen } from './pen.ts';
import { FOOT_TOP, LEFT, RIGHT, RULE } from './sheet.ts';
import { TYPE } from './type.ts';
import { hashGroups } from './verification.ts';

const BASELINE = 285.2;
const HASH_LABEL = 68;
const HASH_GAP = 2;
const INITIALS = { label: 140, boxes: 3, width: 17, height: 8.5 } as const;

/**
 * Draws the foot of a sheet: what it belongs to and, where no full signatures stand, the boxes in
 * which the same people put their initials.
 */
export const paintFoot = (pen: Pen, paper: IssuedPaper, initials: boolean) => {
  pen.rule(LEFT, RIGHT, FOOT_TOP, RULE.light);
  pen.text(LEFT, BASELINE, `${paper.kind} ${paper.number} · versión ${paper.version}`, TYPE.label);
  pen.text(HASH_LABEL, BASELINE, 'SHA-256', TYPE.label);
  const hash = `${hashGroups(paper.hash).slice(0, 2).join(' ')}…`;
  pen.text(HASH_LABEL + pen.width('SHA-256', TYPE.label) + HASH_GAP, BASELINE, hash, TYPE.hash);
  if (!initials) return;
  const { label, boxes, width, height } = INITIALS;
  pen.text(label, BASELINE, 'Media firma', TYPE.label, 'right');
  for (let side = 0; side <= boxes; side += 1)
    pen.upright(RIGHT - side * width, FOOT_TOP, FOOT_TOP + height, RULE.light);
  pen.rule(RIGHT - boxes * width, RIGHT, FOOT_TOP + height, RULE.light);
};
