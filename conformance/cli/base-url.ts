import { InvalidArgumentError } from 'commander';

/** Returns the value of an option such as `--base-url`. Throws if the value is not an HTTP URL. */
export function parseBaseUrl(text: string): string {
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('It must be a URL that begins with http:// or https://.');
}
