import { readFileSync } from 'node:fs';

/** The text of the folder `help` that follows the options of a command in its help. */
export function helpOf(command: string): () => string {
  return () => `\n${readFileSync(new URL(`./help/${command}.txt`, import.meta.url), 'utf8').trimEnd()}`;
}

export class UsageError extends Error {
  readonly exitCode = 2;
}

/** How the terminal of the command shows texts. */
export function screen(): { color: boolean; width: number } {
  const color = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined;
  return { color, width: process.stdout.columns ?? 80 };
}
