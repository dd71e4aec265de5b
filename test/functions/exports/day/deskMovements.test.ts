import { expect, it } from 'vitest';
import { centavos } from '../../../../domain/money/centavos.ts';
import {
  type DeskMovement,
  unrenderedOf,
} from '../../../../functions/exports/day/deskMovements.ts';

const moved = (desk: number, amount: number, shift: DeskMovement['shift'], legajo = 'L-1') =>
  ({ desk, amount: centavos(amount), shift, legajo }) as DeskMovement;

it('is a desk of its own for money under an open shift or none, none once rendered [R123-IV-1.4]', () => {
  const desks = unrenderedOf([
    moved(4, 1_000, 'rendered'),
    moved(6, 700, 'received'),
    moved(5, 1_250_010, 'open', 'L-2'),
    moved(5, -937_510, 'open'),
    moved(3, 500, 'open'),
    moved(3, 200, 'none'),
    moved(4, -300, 'none'),
  ]);
  expect(desks).toEqual([
    { desk: 3, legajos: ['L-1'], took: 700, paid: 0, shiftOpen: false },
    { desk: 4, legajos: ['L-1'], took: 0, paid: 300, shiftOpen: false },
    { desk: 5, legajos: ['L-1', 'L-2'], took: 1_250_010, paid: 937_510, shiftOpen: true },
  ]);
});
