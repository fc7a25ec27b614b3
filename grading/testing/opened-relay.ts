import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/library/create-sandbox.ts';
import { collectJournal } from '../recording-proxy/collect-journal.ts';
import { exchangesOf } from '../recording-proxy/read-exchanges.ts';
import { startRecordingProxy } from '../recording-proxy/recording-proxy.ts';
import { secretsOf } from '../recording-proxy/secrets.ts';

type Options = Partial<Parameters<typeof startRecordingProxy>[0]>;

export async function openedRelay(options: Options = {}) {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  const journal = collectJournal(sandbox.control, tenant.id, tenant.id);
  const relay = await startRecordingProxy({
    ...{ upstream: sandbox.url, name: tenant.id, apiKeys: Object.values(tenant.apiKeys) },
    ...{ intercept: (_request, forward) => forward(), onSeen: () => undefined, onProgress: journal.read },
    ...options,
  });
  onTestFinished(relay.close);
  const token = await tenant.token();
  const exchanges = async () => {
    await relay.settle();
    await journal.read();
    const secrets = secretsOf([...Object.values(tenant.apiKeys), token], relay.seen);
    return exchangesOf(relay.seen, [], journal.entries, secrets);
  };
  const get = (path: string) => fetch(relay.url + path, { headers: { authorization: `Bearer ${token}` } });
  return { sandbox, tenant, relay, token, get, exchanges };
}
