import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Edit } from './redocly/testing/break-contract.ts';
import { configure, withBroken } from './redocly/testing/break-contract.ts';

const script = fileURLToPath(new URL('./check-contract.ts', import.meta.url));

function run(...edits: Edit[]): Promise<{ exitCode: unknown; output: string[] }> {
  return withBroken(edits, async (folder) => {
    configure(folder, { 'contract/basis-present': 'error' });
    return new Promise((resolve) => {
      execFile(process.execPath, [script, folder], (error, stdout, stderr) => {
        resolve({ exitCode: error?.code ?? 0, output: `${stdout}${stderr}`.trim().split('\n') });
      });
    });
  });
}

it('is content with a sound contract', async () => {
  expect(await run()).toEqual({ exitCode: 0, output: ['contract: all lint rules are met'] });
});

it('reports findings of the linter and of the rules across contracts', async () => {
  const basis = { file: 'openapi/things/parameters/ThingId.yaml', from: 'x-basis: stated', to: '' };
  const orphan = { file: 'openapi/decisions.yaml', from: '  about: behaviour\n', to: '' };
  const { exitCode, output } = await run(basis, orphan);
  expect(exitCode).toBe(1);
  expect(output).toEqual([
    expect.stringMatching(/^openapi\/things\/parameters\/ThingId.yaml:1 contract\/basis-present .+: write .+/),
    expect.stringMatching(/^openapi\/decisions.yaml:4 decision-used .+: name it .+/),
    'contract: lint rules are violated in 2 places',
  ]);
});

it('reports the location of a YAML error in a register', async () => {
  const { exitCode, output } = await run({ file: 'openapi/decisions.yaml', from: 'D-01:', to: 'D-01: [' });
  expect(exitCode).toBe(1);
  expect(output).toHaveLength(2);
  expect(output[0]).toMatch(
    /^openapi\/decisions\.yaml:\d yaml .+: correct the YAML; the other rules run after that\.$/,
  );
});
