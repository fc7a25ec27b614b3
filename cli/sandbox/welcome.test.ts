import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureTenants } from '../../src/sandbox/start.ts';
import { welcome } from './welcome.ts';

const started = {
  url: 'http://127.0.0.1:4010',
  tenants: fixtureTenants,
  others: 0,
  newKey: undefined,
  wantsKey: false,
  store: 'memory',
  isNew: true,
};

test('the README shows what "npm start" prints', () => {
  const printed = welcome(started);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`sh\nnpm start\n\`\`\`\n\n\`\`\`\n${printed}\n\`\`\`\n`);
});

test('the last line says whether the database existed before the start', () => {
  const lastLineFor = (isNew: boolean) =>
    welcome({ ...started, store: 'sqlite:sandbox.db', isNew })
      .split('\n')
      .at(-1);
  expect(lastLineFor(true)).toBe('Created the new store sqlite:sandbox.db. Press Ctrl-C to stop.');
  expect(lastLineFor(false)).toBe('Data is stored in sqlite:sandbox.db. Press Ctrl-C to stop.');
});
