import type { Competitor } from './ground.ts';
import { measure, median, type Sample } from './measure.ts';
import type { Probe } from './servers.ts';

/** Sends the same load to each server in turn, round after round, and gives the median of each figure. */
export async function sideBySide(
  competitors: readonly Competitor[],
  probe: Probe,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Sample[]> {
  const samples = competitors.map((): Sample[] => []);
  // The first two rounds only warm them up.
  for (let round = -2; round < rounds; round++) {
    for (const [place, { server, asked, refresh }] of competitors.entries()) {
      await refresh();
      const sample = await measure(server, asked(probe), seconds);
      if (round >= 0) samples[place]?.push(sample);
    }
  }
  return samples.map(middle);
}

function middle(samples: readonly Sample[]): Sample {
  const of = (figure: (sample: Sample) => number) => median(samples.map(figure));
  return {
    cpu: of(({ cpu }) => cpu),
    requestsPerSecond: of(({ requestsPerSecond }) => requestsPerSecond),
    p99: of(({ p99 }) => p99),
    memory: of(({ memory }) => memory),
  };
}
