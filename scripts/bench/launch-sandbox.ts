import { readFileSync } from 'node:fs';
import { root } from '../generate/files.ts';
import type { Launch } from './servers.ts';

/** Starts `cps sandbox` with the same options of Node as `npm start`. */
export function launchSandbox(port: number, args: readonly string[] = [], script = `${root}bin/cps.js`): Launch {
  return { options: startOptions(), script, args: ['sandbox', '--port', String(port), ...args] };
}

/** Returns the options of Node in the script `start` of `package.json`. */
function startOptions(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('-'));
}
