import type { Block, Coupon } from '../../model/paper.ts';
import type { Laid } from './blocks.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP, COLUMNS, RIGHT, RULE, SHEET } from './sheet.ts';
import { P } from './structure.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

type Coupons = Extract<Block, { block: 'coupons' }>;

/** Above the first line of cut. */
const LEAD = 6;
/** From the top of a coupon to its baselines; the name may take more lines. */
const BODY = { label: 5, option: 11.2, holder: 17, leading: 3.9, line: 4.2 } as const;
/** From the last printed line to the line that is filled in, and from there to the cut. */
const FILL_IN = { drop: 8.5, tail: 4, gap: 2 } as const;

type LaidCoupon = {
  readonly coupon: Coupon;
  readonly holder: readonly string[];
  readonly height: number;
};

/** Measures coupons: a row for each, its bodies on the columns of the sheet, whole on one sheet. */
export const layCoupons = (pen: Pen, { bodies, coupons }: Coupons): Laid => {
  const rows = coupons.map((coupon) => layCoupon(pen, coupon));
  const height = (from: number, to: number) =>
    LEAD + rows.slice(from, to).reduce((sum, row) => sum + row.height, 0);
  return {
    height: height(0, rows.length),
    rows: { count: rows.length, height, isDetail: () => true, together: 1 },
    paint: (onto, top, { from, to }) =>
      rows
        .slice(from, to)
        .reduce((y, row) => paintCoupon(onto, bodies, row, y), paintCut(onto, top + LEAD)),
  };
};

/** Of the narrowest body, so that all of them break alike. */
const ROOM = RIGHT - COLUMNS[2];

const layCoupon = (pen: Pen, coupon: Coupon): LaidCoupon => {
  const holder = wrap(pen, coupon.holder, TYPE.strongValue, ROOM);
  const names = (holder.length - 1) * BODY.leading;
  const height =
    BODY.holder + names + coupon.lines.length * BODY.line + FILL_IN.drop + FILL_IN.tail;
  return { coupon, holder, height };
};

/** Draws one coupon and the line below which the next one begins. */
const paintCoupon = (
  pen: Pen,
  bodies: readonly string[],
  { coupon, holder, height }: LaidCoupon,
  top: number,
): number => {
  bodies.forEach((body, index) => {
    const x = COLUMNS[index] ?? COLUMNS[0];
    if (index > 0) pen.uprightDashes(x - COLUMN_GAP, top, top + height, RULE.medium);
    paintBody(pen, { x, top, bottom: top + height }, body, coupon, holder);
  });
  return paintCut(pen, top + height);
};

const paintBody = (
  pen: Pen,
  { x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number },
  body: string,
  { option, code, lines, toFillIn }: Coupon,
  holder: readonly string[],
) => {
  const right = x + ROOM;
  const baseline = bottom - FILL_IN.tail;
  const names = { x, baseline: top + BODY.holder, leading: BODY.leading };
  pen.tagged(P, () => {
    pen.text(x, top + BODY.label, body, TYPE.label);
    pen.text(right, top + BODY.label, code, TYPE.label, 'right');
  });
  pen.tagged(P, () => pen.text(x, top + BODY.option, option, TYPE.code));
  const last = pen.tagged(P, () => paragraph(pen, names, holder, TYPE.strongValue));
  const below = { x, baseline: last + BODY.line, leading: BODY.line };
  pen.tagged(P, () => paragraph(pen, below, lines, TYPE.table));
  pen.tagged(P, () => pen.text(x, baseline, toFillIn, TYPE.label));
  pen.rule(x + pen.width(toFillIn, TYPE.label) + FILL_IN.gap, right, baseline, RULE.light);
};

/** Cut from edge to edge of the sheet. */
const paintCut = (pen: Pen, y: number): number => {
  pen.dashes(0, SHEET.width, y, RULE.medium);
  return y;
};
