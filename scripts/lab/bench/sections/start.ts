import { enter, withGround } from '../ground.ts';
import { median } from '../measure.ts';
import { ours, oursAtFirst, oursFromSources, type Peer, prism } from '../peers.ts';
import { atMost, type Bar, type Section } from '../section.ts';

export const startSection: Section = {
  name: 'start',
  title: 'Start of the process to the first good answer (POST /v2/admin/auth/token)',
  run: ({ quick }) =>
    withGround(async ({ setting, present: others, absent }) => {
      const present = [...others, oursAtFirst, oursFromSources];
      const own = setting(40);
      const times = new Map<Peer, number[]>(present.map((peer) => [peer, []]));
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        for (const peer of present) {
          const { server } = await enter(peer, peer.launch(own));
          times.get(peer)?.push(server.startedIn);
          await server.stop();
        }
      }
      const medians = new Map([...times].map(([peer, own]) => [peer, median(own)]));
      return {
        columns: ['server', 'start, ms', 'times ours'],
        rows: present.map((peer) => {
          const ms = medians.get(peer) ?? Number.NaN;
          return [peer.name, Math.round(ms), ms / (medians.get(ours) ?? Number.NaN)];
        }),
        bars: barsOf(medians),
        notes: [
          '"this, first start" compiles its code. Node stores the compiled code, and all later starts load it.',
          ...absent,
        ],
      };
    }),
};

function barsOf(medians: ReadonlyMap<Peer, number>): Bar[] {
  const own = medians.get(ours) ?? Number.NaN;
  const theirs = medians.get(prism) ?? Number.NaN;
  return [atMost(0.35, 's', 'start', own / 1000), atMost(0.25, '', "start, as a part of Prism's", own / theirs)];
}
