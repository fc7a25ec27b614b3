import { isObject } from '../json.ts';
import type { Fault } from './target-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const variable = /\$\{(\w+)(?::-([^}]*))?\}/g;

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

const longest = 80;
const longestText = 1_000;
/** The shortest value of an environment variable that counts as a secret, in characters. */
const shortestSecret = 4;

export function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, root);
}

export function variablesIn(value: unknown): string[] {
  return typeof value === 'string' ? [...value.matchAll(variable)].map(([, name = '']) => name) : [];
}

/** Finds texts with `${` that name no variable, because they would be sent as they are. */
export function variableFaults(written: unknown): Fault[] {
  const faults = (value: unknown, path: string[]): Fault[] => {
    if (
      typeof value === 'string' &&
      value.replaceAll(variable, (_all, _name, otherwise = '') => otherwise).includes('${')
    )
      return [{ path, text: `${path.join('.')} must contain environment variables in the form \${NAME}` }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => faults(inner, [...path, name]));
  };
  if (!isObject(written)) return [];
  const sent = ['baseUrl', 'credentials', 'headers', 'authentication', 'tenants'];
  return sent.flatMap((name) => faults(written[name], [name]));
}

export function messageOfYaml(fault: Fault, written: unknown): string {
  const isResolved = variablesIn(written).length > 0;
  const isShown = isResolved ? written === variablesOnly(written) || !isSecret(fault) : !isSecret(fault);
  return message(fault, isResolved, isShown ? spelled(written) : kindOf(written));
}

export function messageOfModule(fault: Fault, value: unknown): string {
  const isHidden = isSecret(fault) || isFromEnvironment(value);
  return message(fault, isHidden, isHidden ? kindOf(value) : spelled(value));
}

function message({ text, blind = text, got }: Fault, isBlind: boolean, value: string): string {
  const words = isBlind ? blind : text;
  return `${words.length > longestText ? `${words.slice(0, longestText)}…` : words}${got ? `, got ${value}` : ''}`;
}

function isSecret({ path }: Fault): boolean {
  return path[0] === 'tenants' || ['credentials', 'headers', 'authentication'].some((name) => path.includes(name));
}

export function isFromEnvironment(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return Object.values(process.env).some((each = '') => each.length >= shortestSecret && value.includes(each));
}

function variablesOnly(value: unknown): string {
  return String(value).match(variable)?.join('') ?? '';
}

function spelled(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return kindOf(value);
  const text = JSON.stringify(value) ?? kindOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const mostLines = 50;

export function joined(messages: readonly string[]): string {
  const left = messages.length - mostLines;
  return [...messages.slice(0, mostLines), ...(left > 0 ? [`and ${left} more errors`] : [])].join('\n');
}
