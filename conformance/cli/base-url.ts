import { InvalidArgumentError } from 'commander';
import { faultOfBaseUrl } from '../target/base-url-faults.ts';

/** Returns the value of an option such as `--base-url`. Throws if the value is not a usable HTTP URL. */
export function parseBaseUrl(text: string): string {
  const fault = faultOfBaseUrl(text);
  if (fault !== undefined) throw new InvalidArgumentError(`It ${fault}.`);
  return text;
}
