import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import packageFile from '../../package.json' with { type: 'json' };
import type { Case } from '../case/case.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { isObject, parseJson } from '../json.ts';
import { loadRegister } from '../requirements/register.ts';
import type { RunParts } from '../runner/create-api.ts';
import { TargetError } from '../target/target-error.ts';
import { pseudoCaseOf } from './attempt.ts';
import { exploreCommands } from './commands/index.ts';
import { ExploreCoverage } from './coverage.ts';
import { WalkGate } from './gate.ts';
import type { ExploreFinding } from './record.ts';
import { replaySteps, violationsIn } from './run-commands.ts';
import type { CommandCall } from './step.ts';

export function casesOf(saved: readonly Saved[]): Case[] {
  return saved.map(caseOf);
}

export function savedCases(parts: RunParts, saved: readonly Saved[]): Case[] {
  return saved.map((each, at) => {
    const described = caseOf(each, at);
    return { ...described, run: () => repeat(parts, described, each) };
  });
}

function caseOf({ requirement, steps }: Saved, at: number): Case {
  const used = exploreCommands.filter(({ name }) => steps.some(({ command }) => command === name));
  const row = loadRegister().find(({ id }) => id === requirement);
  return {
    ...pseudoCaseOf(savedId(at)),
    requirement,
    title: 'The steps that "cps explore" saved violate no requirement',
    verdict: row?.basis === 'assumed' ? 'published' : 'stated',
    operations: [...new Set(used.flatMap(({ operations }) => operations))],
  };
}

async function repeat(parts: RunParts, { id, requirement, verdict, operations }: Case, saved: Saved): Promise<void> {
  const shared = { parts, coverage: new ExploreCoverage(), gate: new WalkGate() };
  const exploration = { ...shared, deviations: new Set<string>(), isPublished: verdict === 'published' };
  const ended = await replaySteps(exploration, saved.steps, id);
  const [broken] = violationsIn(ended);
  if (broken) throw new Failure(broken.message, broken.expected, broken.actual, broken.exchange);
  if (ended.stopped === undefined) return;
  throw new Blocked(operations[0] ?? requirement, `${ended.stopped}${otherKit(saved.kit)}`);
}

function otherKit(kit: string | undefined): string {
  const { version } = packageFile;
  return kit === undefined || kit === version ? '' : `; version ${kit} of the kit saved the steps, this is ${version}`;
}

export interface Saved {
  requirement: string;
  steps: readonly CommandCall[];
  /** Absent if an old version of `cps` saved the steps. */
  kit?: string | undefined;
}

export function savedFile(targetFile: string): string {
  return `${targetFile.replace(/\.[^./\\]+$/, '')}.explore.json`;
}

export function savedId(at: number): string {
  return `saved-${at + 1}`;
}

export function readSaved(file: string): Saved[] {
  if (!existsSync(file)) return [];
  const value = parseJson(readFileSync(file, 'utf8'));
  if (!Array.isArray(value) || !value.every(isSaved))
    throw new TargetError(`${file}: this is no list of saved findings, as "cps explore --save" writes it`);
  const known = new Set(exploreCommands.map(({ name }) => name));
  const unknown = value.flatMap(({ steps }) => steps).find(({ command }) => !known.has(command));
  if (unknown) throw new TargetError(`${file}: this version has no step "${unknown.command}"; delete its finding`);
  const ids = new Set(loadRegister().map(({ id }) => id));
  const other = value.find(({ requirement }) => !ids.has(requirement));
  if (other)
    throw new TargetError(`${file}: this version has no requirement "${other.requirement}"; delete its finding`);
  return value;
}

function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || typeof value['requirement'] !== 'string' || !Array.isArray(value['steps'])) return false;
  if (value['kit'] !== undefined && typeof value['kit'] !== 'string') return false;
  return value['steps'].every(
    (step) => isObject(step) && typeof step['command'] === 'string' && Number.isInteger(step['seed']),
  );
}

export function save(file: string, findings: readonly ExploreFinding[]): void {
  const added = findings.map(
    ({ id, steps }): Saved => ({
      requirement: id,
      steps: steps.map(({ command, seed }) => ({ command, seed })),
      kit: packageFile.version,
    }),
  );
  const keyOf = ({ requirement, steps }: Saved) => JSON.stringify([requirement, steps]);
  const all = new Map([...readSaved(file), ...added].map((each) => [keyOf(each), each]));
  writeFileSync(file, `${JSON.stringify([...all.values()], null, 2)}\n`);
}
