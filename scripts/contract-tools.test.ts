import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import createClient from 'openapi-fetch';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { paths as AdminPaths } from '../src/contract/generated/admin.ts';
import { operations } from '../src/contract/generated/operations.ts';
import { createSandboxServer } from '../src/sandbox/start.ts';

const bundle = (name: string) => fileURLToPath(new URL(`../dist/openapi/${name}.json`, import.meta.url));
const interfaces = ['admin', 'documents'] as const;
const operationsOf = (name: string) => Object.values(operations).filter((each) => each.interface === name);

describe.each(interfaces)('the %s contract', (name) => {
  test('imports into openapi-typescript without a warning', async () => {
    const warnings = vi.spyOn(console, 'warn');
    const nodes = await openapiTS(JSON.parse(await readFile(bundle(name), 'utf8')));
    expect(nodes.length).toBeGreaterThan(0);
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  });

  test('imports into Prism, every operation with an answer', async () => {
    const logged: unknown[] = [];
    const logger: Record<string, unknown> = {};
    for (const level of ['trace', 'debug', 'info', 'success', 'fatal']) logger[level] = () => undefined;
    for (const level of ['warn', 'error']) logger[level] = (...all: unknown[]) => logged.push(all);
    logger['child'] = () => logger;
    const config = { isProxy: false, mock: { dynamic: false }, checkSecurity: false, validateRequest: false } as const;
    const full = { ...config, validateResponse: true, errors: false, upstreamProxy: undefined };
    const prism = createInstance(full, { logger });
    const found = await getHttpOperationsFromSpec(bundle(name));
    expect(found.map(({ iid }) => iid).sort()).toEqual(
      operationsOf(name)
        .map(({ id }) => id)
        .sort(),
    );
    for (const operation of found) {
      const input = { method: operation.method as 'get', url: { path: operation.path } };
      const result = await prism.request(input, [operation], { ...full, mock: { dynamic: false } })();
      expect(result, operation.iid).toMatchObject({ _tag: 'Right', right: { validations: { output: [] } } });
    }
    expect(logged).toEqual([]);
  });
});

describe('a client generated with openapi-fetch', () => {
  const app = createSandboxServer();
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
  afterAll(() => app.close());

  test('compiles against the types and talks to the sandbox', async () => {
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const client = createClient<AdminPaths>({ baseUrl: `http://127.0.0.1:${port}` });
    const token = await client.POST('/v2/admin/auth/token', { headers: { 'X-API-Key': 'aurora-admin-key' } });
    const headers = { authorization: `Bearer ${token.data?.token}` };
    const created = await client.POST('/v2/admin/departments', {
      headers,
      body: { data: { type: 'departments', attributes: { name: 'Made by a client' } } },
    });
    expect(created.data?.data.attributes.path).toBe('Made by a client');
    const empty = await client.PATCH('/v2/admin/departments/{id}', {
      headers,
      params: { path: { id: created.data?.data.id ?? '' } },
      body: { data: { type: 'departments', attributes: {} } },
    });
    expect(empty.error?.errors[0]?.code).toBe('DEPARTMENT PATCH EMPTY');
  });
});
