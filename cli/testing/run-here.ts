import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '../main.ts';

/** Runs a command of `cps` in this process, because a new process spends most of its time on loading the sources. */
export async function runHere(...parameters: string[]) {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).flatMap((name) => {
    const write = (text: unknown) => {
      printed[name] += String(text);
      return true;
    };
    const print = (...values: unknown[]) => void write(`${format(...values)}\n`);
    const method = name === 'stdout' ? 'log' : 'error';
    return [
      vi.spyOn(process[name], 'write').mockImplementation(write),
      vi.spyOn(console, method).mockImplementation(print),
    ];
  });
  await runCommand(['node', 'cps', ...parameters]).finally(() => spies.map((spy) => spy.mockRestore()));
  const { exitCode } = process;
  process.exitCode = undefined;
  return { status: exitCode ?? 0, ...printed };
}
