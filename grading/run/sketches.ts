import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Exchange } from '../observe/exchange.ts';
import type { Language } from '../rules/rule.ts';
import type { RuleRecord } from './grade-record.ts';

interface Library {
  name: string;
  language?: Language;
  signature: string;
  /** Per rule, the switch for what the library does on its own. */
  switches?: Readonly<Record<string, string>>;
  /** Per rule, the sketch for a client with this library. */
  sketches?: Readonly<Record<string, string>>;
}

function read(name: string) {
  return parse(readFileSync(new URL(`../sketches/${name}.yaml`, import.meta.url), 'utf8'), { maxAliasCount: 9 });
}

export function loadSketches(language: Exclude<Language, 'typescript'>): Readonly<Record<string, string>> {
  return read(language);
}

export function loadLibraries(): readonly Library[] {
  return read('libraries');
}

/** Returns the HTTP library that the first recognized request shows. */
export function libraryOf(exchanges: readonly Exchange[]): Library | undefined {
  const libraries = loadLibraries();
  return exchanges.flatMap((each) => libraries.find(({ signature }) => hasSignature(each, signature)) ?? []).at(0);
}

function hasSignature({ request }: Exchange, signature: string): boolean {
  const lines = Object.entries(request.headers).map(([name, value]) => `\n${name}: ${value}`);
  return new RegExp(signature, 's').test(`${lines.join('')}\n`);
}

export function inLanguage(
  rules: readonly RuleRecord[],
  language: Language,
  library: Library | undefined,
): RuleRecord[] {
  const own = library?.language === language ? library.sketches : {};
  const sketches = { ...(language === 'typescript' ? {} : loadSketches(language)), ...own };
  return rules.map((rule) => {
    const more = rule.outcome === 'failed' ? library?.switches?.[rule.id] : undefined;
    const remedy = [rule.remedy, more].filter(Boolean).join(' ');
    return { ...rule, sketch: sketches[rule.id] ?? rule.sketch, remedy };
  });
}
