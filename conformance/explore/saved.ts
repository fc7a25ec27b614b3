import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import packageFile from '../../package.json' with { type: 'json' };
import { isObject, parseJson } from '../json.ts';
import { loadRegister } from '../requirements/register.ts';
import { TargetError } from '../target/target-error.ts';
import { commands } from './commands/index.ts';
import type { ExploreFinding } from './record.ts';
import type { CommandCall } from './step.ts';

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
  const known = new Set(commands.map(({ name }) => name));
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
