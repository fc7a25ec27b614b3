import type { Tenant } from '../../src/library/tenant.ts';
import type { RunClient } from '../client/client.ts';
import type { Transcript } from '../observe/transcript.ts';
import { type Control, collectJournal } from '../recording-proxy/collect-journal.ts';
import { type OtherHost, startOtherHost } from '../recording-proxy/http-server.ts';
import type { Seen } from '../recording-proxy/incoming.ts';
import { exchangesOf } from '../recording-proxy/read-exchanges.ts';
import { type Intercept, startRecordingProxy } from '../recording-proxy/recording-proxy.ts';
import { secretsOf } from '../recording-proxy/secrets.ts';
import { exitSentence, type GivenFile, type Scenario, type Stage } from '../scenarios/scenario.ts';

export interface Parts {
  url: string;
  control: Control;
  tenant: Tenant;
  file: GivenFile;
  runClient: RunClient;
  deadline: number;
  signal: AbortSignal;
}

export interface ScenarioRun {
  scene: Transcript;
  isAttempted: boolean;
  startFailure: string | null;
  milliseconds: number;
}

const mostEntries = 10_000;

export async function runScenario(scenario: Scenario, parts: Parts): Promise<ScenarioRun> {
  const otherHost = await startOtherHost();
  try {
    return await observe(scenario, parts, otherHost);
  } finally {
    await otherHost.close();
  }
}

async function observe(scenario: Scenario, parts: Parts, otherHost: OtherHost): Promise<ScenarioRun> {
  const { url, control, tenant, file } = parts;
  const stage: Stage = { tenant, otherHost: otherHost.url, file };
  const prepared = await scenario.setUp(stage);
  await tenant.settings({ limits: { journalEntries: mostEntries } });
  await tenant.clearJournal();
  const enough = new AbortController();
  const journal = collectJournal(control, tenant.id, tenant.id);
  const relay = await startRecordingProxy({
    upstream: url,
    name: tenant.id,
    apiKeys: Object.values(tenant.apiKeys),
    duringBody: scenario.duringBody?.(stage),
    intercept: expiring(scenario, stage),
    onSeen: (seen) => scenario.isEnough?.(seen) && enough.abort(),
    onProgress: journal.read,
    onFull: () => enough.abort(),
  });
  const start = performance.now();
  try {
    const end = await runBounded(scenario, parts, relay.url, enough.signal);
    const milliseconds = performance.now() - start;
    await relay.settle();
    await journal.read();
    const secrets = secretsOf(Object.values(tenant.apiKeys), relay.seen);
    const exchanges = exchangesOf(relay.seen, shifted(otherHost.seen), journal.entries, secrets);
    const facts = { ...prepared, ...(await scenario.readFacts?.(stage, exchanges)) };
    const { exitCode, stopped, startFailure, isOutputCut } = end;
    const client = {
      ...{ exitCode, stopped, isOutputCut },
      ...{ output: secrets.hide(end.output), hasSecretInOutput: secrets.isIn(end.output) },
    };
    const scene = { scenario: scenario.id, exchanges, client, facts, task: scenario.shows };
    return { scene, isAttempted: scenario.isAttempted(exchanges), startFailure, milliseconds };
  } finally {
    await relay.close();
  }
}

/**
 * Moves the tenant's clock on to the second at which an access token of this moment expires. The client gets the refusal
 * after its whole request, as if the token had expired in the middle of an upload: some HTTP libraries cancel an upload
 * that is answered early.
 */
function expiring({ expiries, intercept }: Scenario, stage: Stage): Intercept {
  const inner = intercept?.(stage) ?? ((_request, forward) => forward());
  const open = new Set(expiries);
  return async (request, forward) => {
    const due = [...open].find((expression) => expression.test(`${request.method} ${request.target}`));
    if (!due) return inner(request, forward);
    open.delete(due);
    await stage.tenant.advance('15m');
    return { ...(await inner(request, forward)), probe: 'expired token', afterBody: true };
  };
}

/** Sets the times of requests to the second server to 0, because its times have a different starting point. */
function shifted(seen: readonly Seen[]): Seen[] {
  return seen.map((each) => ({ ...each, at: 0, answeredAt: 0 }));
}

async function runBounded({ id, taskOf = id, task }: Scenario, parts: Parts, baseUrl: string, enough: AbortSignal) {
  if (parts.signal.aborted)
    return { exitCode: null, output: '', isOutputCut: false, startFailure: null, stopped: null };
  const deadline = AbortSignal.timeout(parts.deadline);
  const signal = AbortSignal.any([deadline, enough, parts.signal]);
  const { apiKeys } = parts.tenant;
  const given = { scenario: taskOf, task: `${task} ${exitSentence}`, file: parts.file.path };
  const end = await parts.runClient({ ...given, baseUrl, apiKey: apiKeys.admin, signal });
  const stopped = enough.aborted ? ('enough' as const) : deadline.aborted ? ('deadline' as const) : null;
  return { ...end, stopped, exitCode: stopped === null ? end.exitCode : null };
}
