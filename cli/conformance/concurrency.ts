import { InvalidArgumentError } from 'commander';

export function parseConcurrency(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
}
