import type { Competitor } from './ground.ts';
import { measure, median, type Sample } from './measure.ts';
import type { Probe } from './servers.ts';

export async function sideBySide(
  competitors: readonly Competitor[],
  probe: Probe,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Sample[][]> {
  const samples = competitors.map((): Sample[] => []);
  // Ignores the results of the first four rounds, which are a warm-up.
  for (let round = -4; round < rounds; round++) {
    for (const [place, { server, asked, refresh }] of competitors.entries()) {
      await refresh();
      const sample = await measure(server, asked(probe), seconds);
      if (round >= 0) samples[place]?.push(sample);
    }
  }
  return samples;
}

export function middle(samples: readonly Sample[]): Sample {
  const of = (figure: (sample: Sample) => number) => median(samples.map(figure));
  return {
    cpu: of(({ cpu }) => cpu),
    requestsPerSecond: of(({ requestsPerSecond }) => requestsPerSecond),
    p99: of(({ p99 }) => p99),
    memory: of(({ memory }) => memory),
  };
}

/**
 * For each round, divides the first server's measured value by the second server's value. Returns the median ratio.
 * Each round measures both servers, so a change in the speed of the machine hardly changes the ratio of their results.
 */
export function ratio(own: readonly Sample[], other: readonly Sample[], figure: (sample: Sample) => number): number {
  return median(
    own.flatMap((sample, round) => {
      const beside = other[round];
      return beside ? [figure(sample) / figure(beside)] : [];
    }),
  );
}
