import { expect } from 'vitest';
import type { components } from '../../contract/generated/admin.ts';
import type { Received, TestClient, TestSandbox } from '../../sandbox/testing/sandbox.ts';

/** Follows the job that an answer acknowledges to its end: it takes 150 ms of the tenant's time. */
export async function finishJob(
  sandbox: TestSandbox,
  client: TestClient,
  { status, headers }: Received,
): Promise<components['schemas']['JobAttributes']> {
  expect(status).toBe(202);
  sandbox.advance(150);
  const { body } = await client.get(String(headers['location']));
  return body.data.attributes;
}

/** The codes of an answer's errors, in order. */
export function codesOf({ body }: Received): string[] {
  return (body.errors ?? []).map(({ code }: { code: string }) => code);
}

/** The sources of an answer's errors, in order. */
export function sourcesOf({ body }: Received): unknown[] {
  return body.errors.map(({ source }: { source: unknown }) => source);
}
