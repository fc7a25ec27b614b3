import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '../main.ts';

/** Runs a command of `cps` in this process, because a new process spends most of its time on loading the sources. */
export async function runHere(...parameters: string[]) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...values) => void stdout.push(`${format(...values)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...values) => void stderr.push(`${format(...values)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => stdout.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runCommand(['node', 'cps', ...parameters]);
    return { status: Number(process.exitCode), stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
