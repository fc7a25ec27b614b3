import { expect, test } from 'vitest';
import { adviceFor, installPlan, scriptIn } from './install-plan.mjs';

const fresh = {
  ...{ sandboxOnly: false, installed: 'none', outdated: false, incomplete: false },
  ...{ prism: '5.16.0', node: null },
} as const;

test.each([[['--max-semi-space-size=8', 'bin/cps.js', 'sandbox', '--port', '0']], [['bin/cps.js', 'sandbox']]])(
  'the script in %j is found behind the options of Node',
  (parameters) => {
    expect(scriptIn(parameters)).toBe('bin/cps.js');
  },
);

test('the sandbox installs only runtime dependencies and Prism', () => {
  expect(installPlan({ ...fresh, sandboxOnly: true })?.parameters).toEqual(
    expect.arrayContaining(['install', '--no-save', '--omit=dev', '--save-prod', '@stoplight/prism-http@5.16.0']),
  );
});

test('the sandbox installs Node if the current Node is too old', () => {
  const plan = installPlan({ ...fresh, sandboxOnly: true, node: '24.21.0' });
  expect(plan?.parameters).toContain('node@24.21.0');
  expect(plan?.message).toContain('Node 24.21.0');
});

test('the sandbox installs nothing if the runtime dependencies are installed', () => {
  expect(installPlan({ ...fresh, sandboxOnly: true, installed: 'runtime' })).toBeNull();
});

test('the sandbox updates the runtime dependencies after a change of the lock file', () => {
  const plan = installPlan({ ...fresh, sandboxOnly: true, installed: 'runtime', outdated: true });
  expect(plan?.parameters).toContain('--omit=dev');
});

test('Prism and Node are installed if a manual "npm ci --omit=dev" left them out', () => {
  const manual = { ...fresh, installed: 'runtime', incomplete: true, node: '24.21.0' } as const;
  const parameters = expect.arrayContaining(['@stoplight/prism-http@5.16.0', 'node@24.21.0']);
  expect(installPlan({ ...manual, sandboxOnly: true })?.parameters).toEqual(parameters);
  const withoutScripts = { ...manual, installed: 'all' } as const;
  for (const sandboxOnly of [true, false]) expect(installPlan({ ...withoutScripts, sandboxOnly })).not.toBeNull();
});

test('the sandbox keeps development dependencies that are installed', () => {
  const all = { ...fresh, sandboxOnly: true, installed: 'all' } as const;
  expect(installPlan(all)).toBeNull();
  expect(installPlan({ ...all, outdated: true })?.parameters[0]).toBe('install');
});

test('other commands install everything in a fresh clone', () => {
  expect(installPlan(fresh)?.parameters[0]).toBe('ci');
});

test('other commands add packages to those of a running sandbox without deleting any', () => {
  for (const [installed, outdated] of [
    ['runtime', false],
    ['runtime', true],
    ['all', true],
  ] as const) {
    const plan = installPlan({ ...fresh, installed, outdated });
    expect(plan?.parameters).toEqual(expect.arrayContaining(['install', '--no-save']));
    expect(plan?.parameters).not.toContain('--omit=dev');
  }
});

test('other commands reinstall only after a change of the lock file', () => {
  expect(installPlan({ ...fresh, installed: 'all' })).toBeNull();
  expect(installPlan({ ...fresh, installed: 'all', outdated: true })?.message).toContain(
    'package-lock.json has changed',
  );
});

test.each([
  ['ENOTEMPTY', 'Another install may be running in this folder.'],
  ['EEXIST', 'Another install may be running in this folder.'],
  ['ENOSPC', 'The disk is full.'],
  ['ECONNREFUSED', 'Check that the package registry is reachable'],
])('the advice after the npm error %s is "%s"', (code, advice) => {
  expect(adviceFor(`npm error code ${code}\nnpm error syscall rename\n`)).toContain(advice);
});
