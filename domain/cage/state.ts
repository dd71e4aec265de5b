import type { CageFactOf } from './facts.ts';

/** One cashier's shift at one desk, folded from its facts. */
export type Shift =
  | { readonly status: 'none' }
  | { readonly status: 'open'; readonly opened: CageFactOf<'ShiftOpened'> }
  | {
      readonly status: 'rendered';
      readonly opened: CageFactOf<'ShiftOpened'>;
      readonly rendered: CageFactOf<'ShiftRendered'>;
    }
  | {
      readonly status: 'received';
      readonly opened: CageFactOf<'ShiftOpened'>;
      readonly rendered: CageFactOf<'ShiftRendered'>;
      readonly received: CageFactOf<'RenderingReceived'>;
    };

export const initialState = (): Shift => ({ status: 'none' });
