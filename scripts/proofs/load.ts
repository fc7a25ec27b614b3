import { signIn } from './client.ts';
import type { Replica } from './processes.ts';

/** Creates departments with four callers until it is ended; then all that was acknowledged must be there. */
export async function load(replica: Replica, ending = '') {
  const client = await signIn(replica.url);
  const known = new Map<string, string>();
  let [isOver, refused] = [false, 0];
  const call = async (caller: number) => {
    for (let at = 0; !isOver; at++) {
      const name = `c${caller} n${at} ${ending}`.trim();
      const id = await client.create(name).catch(() => undefined);
      if (id === undefined) refused += 1;
      else known.set(id, name);
    }
  };
  const calls = Promise.all([0, 1, 2, 3].map(call));
  const lostFrom = (now: ReadonlyMap<string, string>) => [...known].filter(([id, name]) => now.get(id) !== name);
  return {
    token: client.token,
    refused: () => refused,
    lostFrom,
    end: async () => {
      isOver = true;
      await calls;
      const lost = lostFrom(await client.departments());
      if (lost.length > 0) throw new Error(`lost: ${lost.slice(0, 5)}`);
      return `${known.size} acknowledged, ${refused} refused, none lost`;
    },
  };
}
