import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { presentInterfaces } from './interfaces.ts';
import { withBroken } from './testing/break-contract.ts';

it('skips a missing contract with a message', async () => {
  const said: string[] = [];
  const present = await withBroken([], (folder) => {
    mkdirSync(join(folder, 'openapi', 'documents'));
    writeFileSync(join(folder, 'openapi', 'documents', 'openapi.yaml'), 'openapi: 3.1.0\n');
    return presentInterfaces(folder, (sentence) => said.push(sentence));
  });
  expect(present).toEqual(['documents']);
  expect(said).toEqual([
    'The contract admin is left out: openapi/admin/openapi.yaml is not there.',
    'The contract sandbox is left out: openapi/sandbox/openapi.yaml is not there.',
  ]);
});
