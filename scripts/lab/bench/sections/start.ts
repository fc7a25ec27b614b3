import { enter, isOurs, withGround } from '../ground.ts';
import { inTurn, median } from '../measure.ts';
import type { Peer } from '../peers.ts';
import { atMost, type Section } from '../sections.ts';

export const startSection: Section = {
  name: 'start',
  title: 'Start of the process to the first good answer (POST /v2/admin/auth/token)',
  run: ({ quick }) =>
    withGround('start', async ({ answers, peers }) => {
      const series = await inTurn(peers, { rounds: quick ? 1 : 5, warmUp: 0 }, async (peer) => {
        await using server = (await enter(peer, peer.launch(answers))).server;
        return server.startedIn;
      });
      const medians = series.map(median);
      const of = (isWanted: (peer: Peer) => boolean) => medians[peers.findIndex(isWanted)] ?? Number.NaN;
      const [ours, prism] = [of(isOurs), of(({ name }) => name === 'Prism')];
      return {
        columns: ['server', 'start, ms', 'times ours'],
        rows: peers.map(({ name }, at) => [
          name,
          Math.round(medians[at] ?? Number.NaN),
          (medians[at] ?? Number.NaN) / ours,
        ]),
        bars: [atMost(0.35, 's', 'start', ours / 1000), atMost(0.25, '', "start, as a part of Prism's", ours / prism)],
        notes: ['"this, first start" compiles its code. Node stores the compiled code, and all later starts load it.'],
      };
    }),
};
