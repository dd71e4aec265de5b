import { invariant } from '../errors.ts';
import type { CageFact } from './facts.ts';
import type { Shift } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Shift, fact: CageFact): Shift => {
  switch (fact.type) {
    case 'ShiftOpened':
      invariant(state.status === 'none', 'a shift is opened once');
      return { status: 'open', opened: fact };
    case 'ShiftRendered':
      invariant(state.status === 'open', 'an open shift is rendered');
      return { ...state, status: 'rendered', rendered: fact };
    case 'RenderingReceived':
      invariant(state.status === 'rendered', 'a rendering is received after it was made');
      return { ...state, status: 'received', received: fact };
  }
};
