import autocannon from 'autocannon';
import type { Competitor } from './ground.ts';
import type { Ping, RunningServer } from './servers.ts';

export interface Sample {
  /** CPU time of the server per request, in microseconds. */
  cpu: number;
  requestsPerSecond: number;
  /** The 99th percentile of the server's response time, in milliseconds. */
  p99: number;
  /** Resident memory of the server immediately after the load test, in bytes. */
  memory: number;
}

/** Sends the same requests over ten connections for the given number of seconds. */
export async function measure(server: RunningServer, pings: Ping | readonly Ping[], seconds: number): Promise<Sample> {
  return measureAll([server], () => [load(server.url, pings, { duration: seconds })]);
}

/** Measures the servers together while they get the loads. */
export async function measureAll(
  servers: readonly RunningServer[],
  loads: () => Promise<autocannon.Result>[],
): Promise<Sample> {
  const used = () => Promise.all(servers.map((each) => each.usage()));
  const before = await used();
  const results = await Promise.all(loads());
  const after = await used();
  const total = sumOf(results, ({ requests }) => requests.total);
  return {
    cpu: ((sumOf(after, ({ cpu }) => cpu) - sumOf(before, ({ cpu }) => cpu)) * 1e6) / total,
    requestsPerSecond: sumOf(results, ({ requests, duration }) => requests.total / duration),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    memory: sumOf(after, ({ memory }) => memory),
  };
}

let made = 0;

/** Replaces `#` and `"#"` in the requests by a number that differs in each round. Throws if a status is not 2xx. */
export async function load(
  url: string,
  pings: Ping | readonly Ping[],
  limit: { duration: number } | { amount: number },
  connections = 10,
): Promise<autocannon.Result> {
  const list = [pings].flat();
  const varied = list.filter(({ path, body = '' }) => `${path}${body}`.includes('#'));
  const numbered = ({ path = '', body, ...request }: autocannon.Request): autocannon.Request => {
    const number = String(Math.floor(made++ / varied.length));
    const filled = body === undefined ? {} : { body: String(body).replaceAll(/"#"|#/g, number) };
    return { ...request, path: path.replaceAll('#', number), ...filled };
  };
  const requests = list.map((ping) => (varied.includes(ping) ? { ...ping, setupRequest: numbered } : ping));
  const result = await autocannon({ url, connections, requests, ...limit });
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(
      `${bad} bad answers to ${list[0]?.method} ${list[0]?.path}: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return result;
}

function sumOf<T>(values: readonly T[], figure: (value: T) => number): number {
  return values.reduce((sum, each) => sum + figure(each), 0);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Returns the CPU time that a function uses, in microseconds. */
export function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export async function sideBySide(
  competitors: readonly Competitor[],
  probe: Ping,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Sample[][]> {
  return inTurn(competitors, { rounds, warmUp: 4 }, async ({ server, asked, refresh }) => {
    await refresh();
    return measure(server, asked(probe), seconds);
  });
}

/**
 * Measures each subject once per round, so that a change in the speed of the machine affects all subjects.
 * Every other round has the reverse order.
 */
export async function inTurn<Subject, Measurement>(
  subjects: readonly Subject[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
  work: (subject: Subject, round: number) => Promise<Measurement>,
): Promise<Measurement[][]> {
  const measured = subjects.map((): Measurement[] => []);
  for (let round = -warmUp; round < rounds; round++) {
    const order = [...subjects.entries()];
    for (const [place, subject] of round % 2 === 0 ? order : order.reverse()) {
      const measurement = await work(subject, round + warmUp);
      if (round >= 0) measured[place]?.push(measurement);
    }
  }
  return measured;
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
