import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Count, countClaims, countContract, formatClaims, formatTable } from './count/count.ts';
import { presentInterfaces } from './redocly/interfaces.ts';
import { fieldsOf } from './redocly/nodes.ts';
import { readErrorCodes } from './redocly/registers.ts';
import { runRedocly } from './redocly/run-redocly.ts';
import { readSources, traceClaims } from './trace/trace.ts';

/**
 * Counts how many parts of the API contracts come from the service's documentation, and how many are our decisions.
 * Usage: node scripts/contract-count.ts [--json]
 */
const project = fileURLToPath(new URL('..', import.meta.url));
const unknown = process.argv.slice(2).filter((argument) => argument !== '--json');
if (unknown.length > 0) {
  console.error(`contract-count: "${unknown.join(' ')}" is unknown: the only option is --json`);
  process.exitCode = 2;
} else {
  const counts = await countAll();
  const claims = countClaims(traceClaims(readSources(project)));
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify({ ...counts, claims }, null, 2)
      : `${formatTable(counts)}\n\n${formatClaims(claims)}`,
  );
}

async function countAll(): Promise<Record<string, Count>> {
  const folder = mkdtempSync(join(tmpdir(), 'count-'));
  try {
    const names = presentInterfaces(project, (sentence) => console.error(sentence));
    const counts = await Promise.all(names.map(async (name) => [name, await count(name, folder)] as const));
    return Object.fromEntries(counts);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function count(name: string, folder: string): Promise<Count> {
  const file = join(folder, `${name}.json`);
  const { exitCode, stderr } = await runRedocly(['bundle', name, '--output', file], project);
  if (exitCode !== 0) throw new Error(`the contract ${name} can't be bundled: ${stderr.trim()}`);
  return countContract(fieldsOf(JSON.parse(readFileSync(file, 'utf8'))), readErrorCodes(join(project, 'openapi')));
}
