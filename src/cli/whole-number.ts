import { InvalidArgumentError } from 'commander';

/** Returns the number in a command-line option. Throws unless the number is a whole number of at least 1. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}
