import { readFileSync } from 'node:fs';
import newman, { type NewmanRunSummary } from 'newman';
import { expect, test } from 'vitest';
import { operations } from '../../../src/contract/generated/operations.ts';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { root } from '../files.ts';

const folder = `${root}dist/postman`;

async function runCollection(name: string): Promise<NewmanRunSummary['run']> {
  const app = createSandboxServer();
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const collection = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  try {
    const options = { collection, workingDir: folder, envVar: [{ key: 'baseUrl', value: baseUrl }] };
    const summary = await new Promise<NewmanRunSummary>((resolve, reject) =>
      newman.run(options, (error, result) => (error ? reject(error) : resolve(result))),
    );
    return summary.run;
  } finally {
    await app.close();
  }
}

test.each(['admin', 'documents'])('each request of the %s collection succeeds on a new tenant', async (name) => {
  const { executions, failures } = await runCollection(name);
  expect(failures.map(({ source, error }) => `${source?.name}: ${error.message}`)).toEqual([]);
  const last = new Map(executions.map(({ item, response }) => [item.name, response.code]));
  expect([...last].filter(([, code]) => code < 200 || code > 299)).toEqual([]);
  const sent = executions.map(({ item }) => `${item.request.method} ${item.request.url.getPath({ unresolved: true })}`);
  const expected = Object.values(operations).filter((each) => each.interface === name);
  const asInPostman = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  expect([...new Set(sent)].sort()).toEqual(expected.map(asInPostman).sort());
});
