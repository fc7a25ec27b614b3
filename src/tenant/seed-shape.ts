import { limits } from '../contract/generated/limits.ts';
import { trimmed } from './trimmed.ts';

/** Object keys and array indexes. */
export type Path = readonly (string | number)[];

export class SeedFault extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

export type Shape = (value: unknown, path: Path) => SeedFault[];

export function shape(wanted: string, fits: (value: unknown) => boolean): Shape {
  return (value, path) => (fits(value) ? [] : [new SeedFault(path, `must be ${wanted}, got ${shown(value)}`)]);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export const text = shape('a text', (value) => typeof value === 'string' && value !== '');
/** The name must be short enough for a database key. */
export const name = shape('a text of 1 to 255 characters, not only white space', (value) => {
  return typeof value === 'string' && /\S/.test(value) && [...value].length <= 255;
});
/** Has the same rules as the operations that create and rename departments. */
export const departmentName = shape(
  `a text of 1 to ${limits.departmentName} characters without "//", not only white space`,
  (value) => {
    if (typeof value !== 'string' || value.includes('//')) return false;
    return trimmed(value) !== '' && [...value].length <= limits.departmentName;
  },
);
/** The message must not contain the API key, because API keys are secret. */
export const apiKeyText: Shape = (value, path) => {
  if (typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)) return [];
  return [new SeedFault(path, 'must be 1 to 255 visible ASCII characters without blanks')];
};
export const email = shape('an e-mail address of at least 3 characters', (value) => {
  return typeof value === 'string' && [...value].length >= 3;
});
export const flag = shape('true or false', (value) => typeof value === 'boolean');
export const id = shape('an id in quotes', (value) => typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value));
export const moment = shape('a time such as "2025-01-31T12:00:00.000Z" in quotes', (value) => {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
});

export function oneOf(...values: string[]): Shape {
  return shape(`one of ${values.join(', ')}`, (value) => values.some((each) => each === value));
}

export function orNull(of: Shape): Shape {
  return (value, path) => (value === null ? [] : of(value, path));
}

export function list(of: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return [new SeedFault(path, `must be a list, got ${shown(value)}`)];
    return value.flatMap((item, position) => of(item, [...path, position]));
  };
}

export const unknownMember = 'is unknown';

export function record(required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  return (value, path) => {
    if (!isRecord(value)) return [new SeedFault(path, `must be a mapping, got ${shown(value)}`)];
    const known = { ...required, ...optional };
    const missing = Object.keys(required).filter((key) => !Object.hasOwn(value, key) || value[key] === undefined);
    return [
      ...missing.map((key) => new SeedFault(path, `needs ${key}`)),
      ...Object.entries(value).flatMap(([key, each]) => {
        // Without `Object.hasOwn`, looking up the key `constructor` returns an inherited property of `known`.
        const of = Object.hasOwn(known, key) ? known[key] : undefined;
        return of ? of(each, [...path, key]) : [new SeedFault([...path, key], unknownMember)];
      }),
    ];
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
