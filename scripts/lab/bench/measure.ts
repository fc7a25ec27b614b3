import autocannon from 'autocannon';
import type { Probe, Running } from './servers.ts';

export interface Sample {
  /** CPU time of the server per request, in microseconds. */
  cpu: number;
  requestsPerSecond: number;
  /** The 99th percentile of the server's response time, in milliseconds. */
  p99: number;
  /** Resident memory of the server immediately after the load test, in bytes. */
  memory: number;
}

const connections = 10;

let made = 0;

/** Sends the same request over ten connections for the given number of seconds. Throws if a status is not 2xx. */
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

function numbered(request: autocannon.Request): autocannon.Request {
  made += 1;
  return { ...request, body: String(request.body).replace('#', String(made)) };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
