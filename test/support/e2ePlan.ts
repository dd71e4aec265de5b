import type { SitAndGoPlan } from '../../infra/client/plan.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';

/** A small Sit & Go: the first seven players of the demo, who leave one after the other. */
export const smallPlan = (id: string): SitAndGoPlan => ({
  ...DEMO_PLAN,
  winnerChips: null,
  id,
  eventNumber: id.slice(0, 20),
  sharesBps: [6_500, 3_500],
  players: DEMO_PLAN.players.slice(0, 7),
  exits: [7, 6, 5, 4, 3, 2].map((entry, index) => ({
    kind: 'elimination',
    hand: 10 + index,
    out: [{ entry, chipsAtStart: 5_000 }],
  })),
});

/** The papers that a settled plan leaves, by kind. */
export const papersOf = ({ players }: SitAndGoPlan, collecting: number) => ({
  VC: players.length,
  CL: collecting,
  RP: collecting,
  LM: 1,
  LT: 1,
  AS: 1,
  GIC: 1,
  SO: 1,
});
