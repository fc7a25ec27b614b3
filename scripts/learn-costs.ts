// Stores how many requests and objects each test case needed. The suite uses the numbers to estimate later runs.
// Usage: node scripts/learn-costs.ts report/report.json
import { readFileSync, writeFileSync } from 'node:fs';
import { cases as suite } from '../conformance/cases/index.ts';
import type { CaseRecord } from '../conformance/record/run-record.ts';
import { parseRecord } from '../reporting/json.ts';

const [file = 'report/report.json'] = process.argv.slice(2);
const { cases } = parseRecord(readFileSync(file, 'utf8'), file);
const counted = new Set<string>();
// A case that a stricter one spares has the requests of the stricter one, which sent them.
const spared = new Set(suite.filter(({ stricter }) => stricter !== undefined).map(({ id }) => id));
const written = cases.filter(({ id }) => !id.startsWith('derived-'));
const inOrder = written.toSorted((one, other) => Number(spared.has(one.id)) - Number(spared.has(other.id)));
const rows = inOrder.map(
  (each) => `  ${JSON.stringify(each.id)}: ${JSON.stringify(costOf(each)).replaceAll(',', ', ')}`,
);
writeFileSync(new URL('../conformance/runner/costs.json', import.meta.url), `{\n${rows.sort().join(',\n')}\n}\n`);

/** Several test cases can share an exchange. Only the first of them counts it. */
function costOf({ exchanges: all }: CaseRecord): number[] {
  const texts = all.map((each) => JSON.stringify(each));
  const exchanges = all.filter((_, at) => !counted.has(texts[at] ?? ''));
  for (const text of texts) counted.add(text);
  const made = (...operations: string[]) =>
    exchanges.filter((each) => operations.includes(each.operation) && each.status !== null && each.status < 300).length;
  return [exchanges.length, made('createDepartment'), made('uploadDocument', 'uploadDocumentVersion')];
}
