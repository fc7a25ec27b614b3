import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launch } from '../../../testing/project/process.ts';
import { authorization } from '../../../testing/requests/send.ts';
import { compileKit, storeCode } from './launch-sandbox.ts';
import { type Peer, peersOf } from './peers.ts';
import { boot, type Ping, type RunningServer, readPing, signIn, write } from './servers.ts';

export interface Ground {
  answers: string;
  peers: readonly Peer[];
}

export interface Competitor {
  peer: Peer;
  server: RunningServer;
  asked: (probe: Ping) => Ping;
  refresh: () => Promise<void>;
}

export async function withGround<T>(section: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cps-bench-'));
  preparing ??= prepare();
  await preparing;
  const peers = peersOf(section);
  const answers = join(folder.path, 'answers.json');
  writeFileSync(answers, JSON.stringify(await ownAnswers(peers.find(isOurs))));
  return await work({ answers, peers });
}

export function isOurs({ name }: Peer): boolean {
  return name === 'this sandbox';
}

let preparing: Promise<void> | undefined;

async function prepare(): Promise<void> {
  await compileKit();
  await storeCode('package');
  await storeCode('limited');
}

async function ownAnswers(ours: Peer | undefined): Promise<object[]> {
  if (!ours) throw new Error('fixtures/lab/peers.yaml has no entry "this sandbox"');
  const { server, asked } = await enter(ours, ours.launch(''));
  await using _ended = server;
  return await Promise.all([readPing, write, signIn].map((probe) => answerOf(server, asked(probe))));
}

async function answerOf({ url }: RunningServer, { path, ...probe }: Ping): Promise<object> {
  const answer = await fetch(url + path, probe);
  const mediaType = answer.headers.get('content-type') ?? '';
  return { method: probe.method, path, status: answer.status, mediaType, text: await answer.text() };
}

export async function enter(peer: Peer, launch: (port: number) => Launch): Promise<Competitor> {
  const server = await boot(peer.name, launch, signIn);
  let token = '';
  const refresh = async () => {
    if (!peer.checksTokens) return;
    await fetch(`${server.url}/_sandbox/tenants/aurora/reset`, { method: 'POST' });
    ({ authorization: token } = await authorization(server.url, 'aurora-admin-key'));
  };
  await refresh();
  return {
    peer,
    server,
    refresh,
    asked: (probe) => (token === '' ? probe : { ...probe, headers: { ...probe.headers, authorization: token } }),
  };
}
