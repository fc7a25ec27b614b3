import { InvalidArgumentError } from 'commander';

/** Parses the value of a command-line option. Throws unless the value is an integer from 1 to 999,999,999. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}
