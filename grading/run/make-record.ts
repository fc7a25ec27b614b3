import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sha256 } from '../../conformance/digest.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { ClientExchange } from '../observe/exchange.ts';
import { loadRules } from '../rules/load-rules.ts';
import type { Language, Level } from '../rules/rule.ts';
import type { FailOn, GradeRecord, RuleRecord, ScenarioRecord } from './grade-record.ts';
import { areaRecords, markOf } from './judge.ts';

interface Given {
  name: string;
  kit: GradeRecord['kit'];
  startedAt: Date;
  milliseconds: number;
  scenarios: ScenarioRecord[];
  rules: RuleRecord[];
  voidReason: string | null;
  language?: Language | undefined;
}

export function gradeRecordOf({ name, kit, startedAt, milliseconds, scenarios, ...given }: Given): GradeRecord {
  const library = libraryOf(given.rules.flatMap(({ deciding }) => deciding));
  const language = given.language ?? library?.language ?? 'typescript';
  const rules = inLanguage(given.rules, language, library);
  const mark = markOf(rules);
  const voidReason = given.voidReason ?? (mark === null ? withoutMark(scenarios) : null);
  const record: GradeRecord = {
    kind: 'client grade',
    kit,
    client: { name, language, ...(library && { library: library.name }) },
    startedAt: startedAt.toISOString(),
    milliseconds: Math.round(milliseconds),
    conclusion: 'void',
    voidReason,
    exitCode: 3,
    mark: voidReason === null ? mark : null,
    areas: areaRecords(rules),
    rules,
    scenarios,
  };
  return failingOn(record, 'must');
}

/** The record with the conclusion and the exit code that follow from `failOn`. A void record stays void. */
export function failingOn(record: GradeRecord, failOn: FailOn): GradeRecord {
  if (record.voidReason !== null || record.repair) return { ...record, failOn };
  const levels = failingLevels({ failOn });
  const isMissed = failOn === 'grade' && record.scenarios.some(({ isAttempted }) => !isAttempted);
  const isFailed =
    isMissed || record.rules.some(({ outcome, level }) => outcome === 'failed' && levels.includes(level));
  return { ...record, failOn, conclusion: isFailed ? 'failed' : 'passed', exitCode: isFailed ? 1 : 0 };
}

export function failingLevels({ failOn = 'must', repair }: Pick<GradeRecord, 'failOn' | 'repair'>): readonly Level[] {
  if (repair) return [];
  return failOn === 'must' ? ['must'] : ['must', 'should'];
}

/** A client that was not judged is no success: a record without a grade is void. */
function withoutMark(scenarios: readonly ScenarioRecord[]): string {
  return scenarios.some(({ isAttempted }) => isAttempted)
    ? 'The requests of the client decide no rule.'
    : 'The client did the task of no scenario, so no rule was judged.';
}

export function gradeKitOf(): GradeRecord['kit'] {
  const bundles = ['admin', 'documents'].map((name) =>
    readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url)),
  );
  const { version } = packageFile;
  const contractDigest = `sha256:${sha256(Buffer.concat(bundles))}`;
  return { version, contractDigest, rulesDigest: `sha256:${sha256(JSON.stringify({ version, rules: loadRules() }))}` };
}

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
export function libraryOf(exchanges: readonly ClientExchange[]): Library | undefined {
  const libraries = loadLibraries();
  return exchanges.flatMap((each) => libraries.find(({ signature }) => hasSignature(each, signature)) ?? []).at(0);
}

function hasSignature({ request }: ClientExchange, signature: string): boolean {
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
