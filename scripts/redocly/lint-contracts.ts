import { globSync } from 'node:fs';
import type { Finding } from './finding.ts';
import type { Fields } from './nodes.ts';
import { fieldsOf } from './nodes.ts';
import { runRedocly } from './run-redocly.ts';

/**
 * Runs the lint rules of `redocly.yaml` on the contracts in `apis`, by default on all contracts of a folder.
 * Reports each violation in a shared file only once. Throws if the linter fails.
 */
export async function lintContracts(cwd: string, apis: readonly string[] = []): Promise<Finding[]> {
  const { stdout, stderr } = await runRedocly(['lint', ...apis, '--format=json', '--max-problems=10000'], cwd);
  const reports = parseReports(stdout);
  if (reports.length === 0) throw new Error(`redocly lint gave no report: ${stderr.trim() || stdout.trim()}`);
  const findings = reports.flatMap(({ problems }) => (Array.isArray(problems) ? problems.map(findingOf) : []));
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Runs the lint rules of Redocly for Arazzo descriptions on the journeys of a folder. */
export async function lintJourneys(cwd: string): Promise<Finding[]> {
  const journeys = globSync('openapi/journeys/*.arazzo.yaml', { cwd }).sort();
  return journeys.length === 0 ? [] : lintContracts(cwd, journeys);
}

/**
 * Parses the output of the linter.
 * For several contracts the linter writes several JSON documents, each starting on a new line.
 */
function parseReports(stdout: string): Fields[] {
  const reports: unknown = JSON.parse(`[${stdout.trim().replace(/^\}\s*\{/gm, '},{')}]`);
  return Array.isArray(reports) ? reports.map(fieldsOf) : [];
}

function findingOf(problem: unknown): Finding {
  const { ruleId, message, location } = fieldsOf(problem);
  const first = fieldsOf(Array.isArray(location) ? location[0] : undefined);
  return {
    file: String(fieldsOf(first['source'])['ref']),
    line: Number(fieldsOf(first['start'])['line']),
    rule: String(ruleId),
    message: String(message),
  };
}
