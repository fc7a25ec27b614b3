import { readFileSync } from 'node:fs';
import { root } from '../generate/files.ts';
import type { Launch } from './servers.ts';

/** Describes how to start `cps sandbox` with the Node options of `npm start`. */
export function launchSandbox(port: number, args: readonly string[] = [], script = `${root}bin/cps.js`): Launch {
  return { options: startOptions(), script, args: ['sandbox', '--port', String(port), ...args] };
}

/** Returns the options that the script `start` in `package.json` passes to Node. */
function startOptions(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('-'));
}
