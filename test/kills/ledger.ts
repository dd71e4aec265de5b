import { setTimeout } from 'node:timers/promises';
import { type Casino, openCasino } from '../../infra/client/casino.ts';
import { type Desk, Refused } from '../../infra/client/client.ts';
import type { Machine } from '../../infra/local/machine.ts';

type Role = keyof Casino;
type Act = {
  readonly role: Role;
  readonly path: string;
  readonly key: string;
  readonly body: object;
  readonly ifMatch: string | undefined;
  readonly answer: string;
};

/** What the system acknowledged, to be asked again: it must answer the same for ever. */
export const openLedger = () => {
  const acts = new Map<string, Act>();
  const broken: string[] = [];
  const see = (act: Act): void => {
    const name = `${act.role} ${act.key}`;
    const before = acts.get(name);
    if (before && before.answer !== act.answer)
      broken.push(`${act.path}: ${before.answer} became ${act.answer}`);
    acts.set(name, before ?? act);
  };
  const noting = (role: Role, desk: Desk): Desk => ({
    ...desk,
    post: async <Body>(path: string, key: string, body: object, ifMatch?: string) => {
      const answer = await patiently(() => desk.post<Body>(path, key, body, ifMatch));
      see({ role, path, key, body, ifMatch, answer: JSON.stringify(answer) });
      return answer;
    },
  });
  return {
    broken: broken as readonly string[],
    acknowledged: () => acts.size,
    /** The desks of a casino, each of which notes what it was told. */
    open: async (machine: Pick<Machine, 'baseUrl' | 'clients'>): Promise<Casino> => {
      const desks = Object.entries(await openCasino(machine)) as [Role, Desk][];
      const noted = desks.map(([role, desk]) => [role, noting(role, desk)]);
      return Object.fromEntries(noted) as Casino;
    },
    /** Asks everything again. */
    replay: async (casino: Casino): Promise<void> => {
      for (const { role, path, key, body, ifMatch } of [...acts.values()])
        await casino[role].post(path, key, body, ifMatch);
    },
  };
};

const TRIES_MAX = 10;
const PAUSE_MS = 1000;

/** A 503 says nothing of the act: it is sent again under its key, as every client must. */
const patiently = async <Body>(post: () => Promise<Body>, tries = 1): Promise<Body> => {
  try {
    return await post();
  } catch (error) {
    const busy = error instanceof Refused && error.status === 503;
    if (!busy || tries === TRIES_MAX) throw error;
    await setTimeout(PAUSE_MS);
    return patiently(post, tries + 1);
  }
};

export type Ledger = ReturnType<typeof openLedger>;
