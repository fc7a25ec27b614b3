import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Config,
  getLineColLocation,
  lint,
  lintConfig,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';

export interface LintFault {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function formatFinding({ file, line, rule, message }: LintFault): string {
  return `${file}:${line} ${rule} ${message}`;
}

/** If several contracts share a file, reports a violation in this file only once. */
export async function lintContracts(folder: string): Promise<LintFault[]> {
  const config = await loadConfig({ configPath: join(folder, 'redocly.yaml') });
  const problems = await lintConfig({ config });
  for (const [name, { root }] of Object.entries(config.resolvedConfig.apis ?? {})) {
    problems.push(...(await lint({ ref: join(folder, root), config: config.forAlias(name) })));
  }
  return findingsOf(problems, folder);
}

export async function lintJourneys(folder: string): Promise<LintFault[]> {
  const config: Config = await loadConfig({ configPath: join(folder, 'redocly.yaml') });
  const problems: NormalizedProblem[] = [];
  for (const journey of globSync('openapi/journeys/*.arazzo.yaml', { cwd: folder }).sort()) {
    problems.push(...(await lint({ ref: join(folder, journey), config })));
  }
  return findingsOf(problems, folder);
}

function findingsOf(problems: readonly NormalizedProblem[], folder: string): LintFault[] {
  const findings = problems.filter(({ ignored }) => !ignored).map((problem) => findingOf(problem, folder));
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function findingOf({ ruleId, message, location: [place] }: NormalizedProblem, folder: string): LintFault {
  if (place === undefined) return { file: 'redocly.yaml', line: 1, rule: ruleId, message };
  const file = relative(folder, place.source.absoluteRef).replaceAll('\\', '/');
  return { file, line: getLineColLocation(place).start.line, rule: ruleId, message };
}
