import { InvalidArgumentError } from 'commander';

/** Returns the value of the option `--concurrency`. Throws if the value is not a whole number from 1 to 99. */
export function parseConcurrency(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
}
