import { charge } from '../../domain/conduct/charge.ts';
import { requireEntry } from '../../domain/tournament/guards.ts';
import { penaltiesOf, priorOf, proposalFor } from '../../domain/tournament/penalties.ts';
import type { Handler } from '../shared/operation.ts';
import { shownPenalty } from './penaltyReply.ts';
import { read } from './read.ts';
import type { readConduct as route } from './readConduct.schema.ts';

const PLAYERS_OF_ANY_ACT = 2;

/** GET …/entries/{e}/conduct — earlier entries and the next step (R123-I-79). */
export const readConduct: Handler<typeof route> = (input) => {
  const { path, query } = input;
  return read(input, (state) => {
    const { personId } = requireEntry(state, path.entryId);
    const penalties = penaltiesOf(state, personId);
    const authorised = state.authorisedItems.filter(({ entryId }) => entryId === path.entryId);
    const charged =
      query.codes &&
      charge({
        codes: query.codes,
        // What the act demands is asked when the penalty is imposed.
        players: PLAYERS_OF_ANY_ACT,
        description: '-',
        round: 1,
        prior: priorOf(penalties),
        deliberate: query.deliberate === 'true',
      });
    return {
      penalties: penalties.map(shownPenalty),
      authorisedItems: authorised.map(({ kind, description }) => ({ kind, description })),
      proposal: charged ? proposalFor(charged, penalties) : null,
      norm: charged?.decisive.norm ?? null,
    };
  });
};
