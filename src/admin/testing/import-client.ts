import { expect } from 'vitest';
import { openSandbox, type Received, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from './spreadsheet-client.ts';

export async function open(): Promise<{ sandbox: TestSandbox; client: TestClient }> {
  const sandbox = openSandbox();
  return { sandbox, client: await sandbox.as('borealis') };
}

export const attributes = ({ body }: Received) => body.data.attributes;

export async function user(client: TestClient, email: string) {
  const { body } = await client.get(`/v2/admin/users?filter[email]=${email}&filter[includeDeleted]=true`);
  return body.data[0]?.attributes;
}

export async function run(sandbox: TestSandbox, client: TestClient, csv: string | Buffer) {
  const { status, headers } = await upload(client, csv);
  expect(status).toBe(202);
  sandbox.advance(150);
  return attributes(await client.get(String(headers['location'])));
}
