import { expect, onTestFinished, test, vi } from 'vitest';
import { runConformance } from '../../conformance/index.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { isInstalled, programs, startProgram } from './testing/start-program.ts';

const installed = programs.companyProxies.filter(isInstalled);

test.each([{ name: 'no proxy' }, ...installed])('the sandbox is certified through $name', async (program) => {
  const app = createSandboxServer();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const proxy = 'command' in program ? await startProgram(program, 0) : undefined;
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await proxy?.stop();
  });
  vi.stubEnv('HTTP_PROXY', proxy?.url ?? '');
  vi.stubEnv('NO_PROXY', '');
  const target = readTarget('fixtures/targets/sandbox.yaml', { ...process.env, CPS_BASE_URL: url });
  const only = ['department-rename', 'department-member-count', 'document-upload-offered'];
  const { cases } = await runConformance(target, { only });
  expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(cases.length).toBeGreaterThan(1);
});
