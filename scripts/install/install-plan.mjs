const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

export function scriptIn(parameters) {
  return parameters.find((parameter) => !parameter.startsWith('-'));
}

export function installPlan({ sandboxOnly, installed, outdated, incomplete, prism, node }) {
  if (sandboxOnly && installed !== 'all')
    return installed === 'runtime' && !outdated && !incomplete ? null : ofTheSandbox(prism, node);
  if (installed === 'none') return everything;
  if (installed === 'runtime' || incomplete) return remaining;
  return outdated ? changed : null;
}

function ofTheSandbox(prism, node) {
  // These packages are development dependencies. Only `--save-prod` installs them together with `--omit=dev`.
  const runtime = [`@stoplight/prism-http@${prism}`, ...(node === null ? [] : [`node@${node}`])];
  return {
    parameters: ['install', '--no-save', '--omit=dev', '--save-prod', ...runtime, ...quiet],
    message: `Installing what the sandbox needs${node === null ? '' : ` and Node ${node}`}: about ${node === null ? 120 : 240} MB, half a minute.`,
  };
}

// Uses `npm install` where packages are installed, because `npm ci` deletes packages that a running sandbox needs.
const remaining = {
  parameters: ['install', '--no-save', ...quiet],
  message: 'Installing the packages for tests, checks and documentation: about 700 MB, one to two minutes.',
};

const changed = {
  ...remaining,
  message: 'Installing the changed packages, because package-lock.json has changed: up to 1 GB, one to two minutes.',
};

const everything = {
  parameters: ['ci', ...quiet],
  message: 'Installing all packages: about 1 GB, one to two minutes.',
};

export function adviceFor(output) {
  const [, code] = /^npm (?:error|ERR!) code (\w+)/m.exec(output) ?? [];
  if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EBUSY') {
    return 'Another install may be running in this folder. Wait until it has ended, then run the command again.';
  }
  if (code === 'ENOSPC') return 'The disk is full. Free some space, then run the command again.';
  return 'Check that the package registry is reachable, then run the command again.';
}
