import { isObject } from '../json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const variable = /\$\{(\w+)(?::-([^}]*))?\}/g;

/** Calls `missing` for each undefined variable that has no default value. */
export function substitute(value: unknown, environment: Environment, missing: (name: string) => void): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(variable, (all, name: string, otherwise?: string) => {
      const found = (Object.hasOwn(environment, name) ? environment[name] : undefined) ?? otherwise;
      if (found === undefined) missing(name);
      return found ?? all;
    });
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, environment, missing));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, substitute(inner, environment, missing)]),
  );
}
