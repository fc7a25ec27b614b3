import { expect } from 'vitest';
import type { Received, TestClient, TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import type { components } from '../../contract/generated/admin.ts';

export async function finishJob(
  sandbox: TestSandbox,
  client: TestClient,
  { status, headers }: Received,
): Promise<components['schemas']['JobAttributes']> {
  expect([status, headers['retry-after']]).toEqual([202, '1']);
  sandbox.advance(150);
  const { body } = await client.get(String(headers['location']));
  expect(body.data.links.self).toBe(headers['location']);
  return body.data.attributes;
}

export function codesOf({ body }: Received): string[] {
  return (body.errors ?? []).map(({ code }: { code: string }) => code);
}

export function sourcesOf({ body }: Received): unknown[] {
  return body.errors.map(({ source }: { source: unknown }) => source);
}
