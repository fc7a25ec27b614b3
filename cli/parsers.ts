import { InvalidArgumentError } from 'commander';
import { verdicts } from '../conformance/canonical/verdicts.ts';
import type { Shard } from '../conformance/record/run-record.ts';
import { classes } from '../conformance/requirements/classes.ts';
import { faultOfBaseUrl } from '../conformance/target/base-url.ts';
import { languages } from '../grading/rules/rule.ts';
import { enums } from '../src/contract/generated/enums.ts';
import { mostOf } from '../src/generator/read-order.ts';
import { readBasePath } from '../src/http/access/public-address.ts';
import { millisecondsOf } from '../src/tenant/duration.ts';
import { isName } from '../src/tenant/name.ts';
import { trustCa } from './conformance/ca.ts';

type Parse = (text: string, before: unknown) => unknown;

const sizes = Object.entries(mostOf).map(([name, most]): [string, Parse] => [name, wholeNumber(0, most)]);

/** What `is` in `commands.json` can name: the parser or the choices of an option. */
export const kinds: Readonly<Record<string, Parse | readonly string[]>> = {
  'base path': basePath,
  'base URL': parseBaseUrl,
  ca: trustCa,
  class: Object.values(classes),
  'class or schema': [...Object.values(classes), 'schema'],
  concurrency: wholeNumber(1, 99),
  count: wholeNumber(1),
  duration,
  ids,
  language: languages,
  number: wholeNumber(0),
  origin,
  port: wholeNumber(0, 65_535),
  repeated: (text, before) => [before, text].flat(),
  seconds: wholeNumber(1, 9999),
  shard,
  story: enums.WorldStory,
  tenant: tenantName,
  verdict: [...verdicts, 'both'],
  ...Object.fromEntries(sizes),
};

/** Without `most`, the number can have at most ten digits. */
function wholeNumber(least: number, most?: number): (text: string) => number {
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

/** A number without a unit is in seconds. */
function duration(text: string): number {
  const milliseconds = millisecondsOf(/^\d+$/.test(text) ? `${text}s` : text);
  if (milliseconds !== undefined && milliseconds > 0 && milliseconds < 2 ** 31) return milliseconds;
  throw new InvalidArgumentError('It must be a length of time such as 30s, 10m or 2h, at most 24 days.');
}

function ids(text: string): string[] {
  const named = text.split(',').filter((id) => id !== '');
  if (named.length > 0) return named;
  throw new InvalidArgumentError('It must be at least one id, e.g. department-rename.');
}

function shard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('It must be n/m with n from 1 to m, e.g. 2/3.');
}

function basePath(text: string): string {
  try {
    return readBasePath(text);
  } catch {
    throw new InvalidArgumentError('It must be a path such as /sandbox.');
  }
}

function origin(text: string, before: unknown) {
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  const parsed = URL.parse(text)?.origin;
  if (parsed !== text) throw new InvalidArgumentError('It must be all, none or an origin such as https://app.example.');
  return [before === 'all' ? [] : before, parsed].flat();
}

function tenantName(text: string): string {
  if (isName(text)) return text;
  throw new InvalidArgumentError('It must be lower-case letters and digits with single hyphens between them.');
}
