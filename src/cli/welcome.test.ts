import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureTenants } from '../sandbox/start.ts';
import { welcome } from './welcome.ts';

test('the README shows what "npm start" prints', () => {
  const printed = welcome({
    url: 'http://127.0.0.1:4010',
    tenants: fixtureTenants,
    others: 0,
    newKey: undefined,
    wantsKey: false,
    store: 'memory',
  });
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`sh\nnpm start\n\`\`\`\n\n\`\`\`\n${printed}\n\`\`\`\n`);
});
