import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { faultOfBaseUrl } from '../conformance/target/base-url.ts';

/** The text of the folder `help` that follows the options of a command in its help. */
export function helpOf(command: string): () => string {
  return () => `\n${readFileSync(new URL(`./help/${command}.txt`, import.meta.url), 'utf8').trimEnd()}`;
}

export class UsageError extends Error {
  readonly exitCode = 2;
}

/** Without `most`, the number can have at most ten digits. */
export function wholeNumber(least: number, most?: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d{1,10}$/.test(text) && value >= least && value <= (most ?? value)) return value;
    throw new InvalidArgumentError(
      `It must be a whole number from ${least}${most === undefined ? '' : ` to ${most}`}.`,
    );
  };
}

export function parseBaseUrl(text: string): string {
  const fault = faultOfBaseUrl(text);
  if (fault !== undefined) throw new InvalidArgumentError(`It ${fault}.`);
  return text;
}

/** How the terminal of the command shows texts. */
export function screen(): { color: boolean; width: number } {
  const color = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined;
  return { color, width: process.stdout.columns ?? 80 };
}
