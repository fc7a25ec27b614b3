import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants } from '../tenant/tenants.ts';
import type { Journals } from './journals.ts';
import { bounds, type Traffic, type TrafficCounts } from './traffic.ts';

const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

interface Measured {
  tenants: Tenants;
  journals: Journals;
  traffic: Traffic;
}

export async function metricsText({ tenants, journals, traffic }: Measured): Promise<string> {
  const registry = new Registry();
  countRequests(registry, traffic);
  registry.registerMetric(new TalliedLatency(traffic.tallies));
  const worlds = tenants.names.flatMap((name) => tenants.get(name) ?? []);
  gauge(registry, 'cps_tenants', 'Tenants of this sandbox.', []).set(tenants.names.length);
  const damaged = 'Tenants whose stored data this process found damaged.';
  gauge(registry, 'cps_tenants_quarantined', damaged, []).set(tenants.quarantined.length);
  countJobs(registry, worlds);
  countJournals(registry, journals);
  return `${await registry.metrics()}${await processMetrics.metrics()}`;
}

function countRequests(registry: Registry, { tallies }: Traffic): void {
  const requests = new Counter({
    name: 'cps_requests_total',
    help: 'Requests that were answered, by operation and status; status 0 is a connection that ended without an answer.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  for (const { operation, status, count } of tallies) requests.inc({ operation, status }, count);
}

function countJobs(registry: Registry, worlds: readonly TenantData[]): void {
  const jobs = gauge(registry, 'cps_jobs', 'Jobs by tenant and status.', ['tenant', 'status']);
  for (const { tenant, rows } of worlds) for (const { status } of rows.jobs.list()) jobs.inc({ tenant, status });
}

function countJournals(registry: Registry, journals: Journals): void {
  const stored = gauge(registry, 'cps_journal_entries', 'Requests that the journal of a tenant stores.', ['tenant']);
  const dropped = gauge(
    registry,
    'cps_journal_dropped',
    'Requests that the journal of a tenant dropped to stay within its bounds since it was last emptied.',
    ['tenant'],
  );
  for (const [tenant, journal] of [...journals.all, ['', journals.own] as const]) {
    stored.set({ tenant }, journal.size);
    dropped.set({ tenant }, journal.dropped);
  }
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

const latency = {
  name: 'cps_request_duration_seconds',
  help: 'How long requests took until their answer was handed over.',
};

class TalliedLatency extends Histogram<'operation' | 'status'> {
  readonly #tallies: readonly TrafficCounts[];

  constructor(tallies: readonly TrafficCounts[]) {
    super({
      ...latency,
      labelNames: ['operation', 'status'],
      buckets: [...bounds],
      registers: [],
    });
    this.#tallies = tallies;
  }

  async getForPromString() {
    return { ...latency, type: 'histogram', values: this.#tallies.flatMap(samplesOf), aggregator: 'sum' };
  }
}

function samplesOf({ operation, status, count, sum, classes }: TrafficCounts) {
  const labels = { operation, status };
  const { name } = latency;
  let below = 0;
  const buckets = bounds.map((le, at) => {
    below += classes[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
