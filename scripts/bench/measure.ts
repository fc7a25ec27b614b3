import autocannon from 'autocannon';
import type { Probe, Running } from './servers.ts';

export interface Sample {
  /** CPU of the server for one request, in microseconds. */
  cpu: number;
  requestsPerSecond: number;
  /** The 99th percentile of the answer time, in milliseconds. */
  p99: number;
}

/** Sends the same request over ten connections for some seconds. Throws when an answer is not good. */
export async function measure(server: Running, { path, headers }: Probe, seconds: number): Promise<Sample> {
  const before = await server.usage();
  const result = await autocannon({ url: server.url + path, headers, duration: seconds, connections: 10 });
  const after = await server.usage();
  const bad = result.non2xx + result.errors;
  if (bad > 0) throw new Error(`${server.peer.name} gave ${bad} bad answers at ${path}`);
  const { total } = result.requests;
  return {
    cpu: ((after.cpu - before.cpu) * 1e6) / total,
    requestsPerSecond: total / result.duration,
    p99: result.latency.p99,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
