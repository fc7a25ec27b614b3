import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox, type Tenant } from '../../index.ts';
import { createProxy, type JudgedExchange, type ProxyOptions } from '../proxy.ts';

export async function proxyTo(upstream: string, options: Partial<ProxyOptions> = {}) {
  const reported: JudgedExchange[] = [];
  const onExchange = (exchange: JudgedExchange) => reported.push(exchange);
  const proxy = createProxy({
    upstream: new URL(upstream),
    interfaces: ['admin', 'documents'],
    onExchange,
    ...options,
  });
  const url = await proxy.listen(0);
  onTestFinished(() => proxy.close());
  const ended = async (patience?: number) => {
    await proxy.close(patience);
    return reported;
  };
  return { url, ended };
}

export async function sandboxBehindProxy() {
  const sandbox = await createSandbox({ clock: () => Date.parse('2026-01-15T09:00:00Z') });
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  const proxy = await proxyTo(sandbox.url);
  return { ...proxy, sandbox, tenant, call: callerOf(proxy.url, tenant) };
}

function callerOf(url: string, tenant: Tenant) {
  return async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${await tenant.token()}`, ...init.headers };
    return fetch(url + path, { ...init, method, headers });
  };
}

export async function upstreamOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
