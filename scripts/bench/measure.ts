import autocannon from 'autocannon';
import type { Probe, Running } from './servers.ts';

export interface Sample {
  /** CPU of the server for one request, in microseconds. */
  cpu: number;
  requestsPerSecond: number;
  /** The 99th percentile of the answer time, in milliseconds. */
  p99: number;
  /** Resident bytes right after. */
  memory: number;
}

const connections = 10;

/** Names of departments that nobody has used yet, whatever was measured before. */
let made = 0;

/** Sends the same request over ten connections for some seconds. Throws when an answer is not good. */
export async function measure(server: Running, { path, ...probe }: Probe, seconds: number): Promise<Sample> {
  const before = await server.usage();
  const result = await autocannon({
    url: server.url + path,
    duration: seconds,
    connections,
    requests: [{ ...probe, ...(probe.body !== undefined && { setupRequest: numbered }) }],
  });
  const after = await server.usage();
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(`${bad} bad answers to ${probe.method} ${path}: ${JSON.stringify(result.statusCodeStats)}`);
  const { total } = result.requests;
  return {
    cpu: ((after.cpu - before.cpu) * 1e6) / total,
    requestsPerSecond: total / result.duration,
    p99: result.latency.p99,
    memory: after.memory,
  };
}

/** The same request with a number in the place of `#`. */
function numbered(request: autocannon.Request): autocannon.Request {
  made += 1;
  return { ...request, body: String(request.body).replace('#', String(made)) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
