import { expect, test } from 'vitest';
import { adviceFor, installPlan, scriptIn } from './install-plan.mjs';

const fresh = {
  ...({ sandboxOnly: false, installed: 'none', outdated: false, incomplete: false } as const),
  ...{ prism: '5.16.0', node: null },
};

test('the script is found behind the options of Node', () => {
  expect(scriptIn(['--max-semi-space-size=8', 'bin/cps.js', 'sandbox', '--port', '0'])).toBe('bin/cps.js');
  expect(scriptIn(['bin/cps.js', 'sandbox'])).toBe('bin/cps.js');
});

// A manual "npm ci --omit=dev" leaves out Prism and Node.
test.each(['none', 'runtime'] as const)('the sandbox installs Prism and a missing Node besides %s', (installed) => {
  const plan = installPlan({ ...fresh, sandboxOnly: true, installed, incomplete: true, node: '24.21.0' });
  const parameters = 'install --no-save --omit=dev --save-prod @stoplight/prism-http@5.16.0 node@24.21.0'.split(' ');
  expect(plan?.parameters).toEqual(expect.arrayContaining(parameters));
  expect(plan?.message).toContain('Node 24.21.0');
});

test('a Node without its program is installed again after "npm ci --ignore-scripts"', () => {
  const plan = installPlan({ ...fresh, sandboxOnly: true, installed: 'all', incomplete: true, node: '24.21.0' });
  expect(plan?.parameters[0]).toBe('install');
});

test('the sandbox installs nothing if the runtime dependencies are installed', () => {
  expect(installPlan({ ...fresh, sandboxOnly: true, installed: 'runtime' })).toBeNull();
});

test('the sandbox updates the runtime dependencies after a change of the lock file', () => {
  const plan = installPlan({ ...fresh, sandboxOnly: true, installed: 'runtime', outdated: true });
  expect(plan?.parameters).toContain('--omit=dev');
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
