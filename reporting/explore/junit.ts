import { keyOf } from '../../conformance/explore/broken.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { shown } from '../../conformance/text.ts';
import { type JunitResult, type JunitTest, junitXml, voidTest } from '../junit.ts';

const classname = 'exploration';

export function junitText({ target, milliseconds, startedAt, coverage, findings, voidReason }: ExploreRecord): string {
  const found = new Map(findings.map((finding) => [keyOf(finding.id, finding.place), finding]));
  const ids = new Set([...coverage.rules.map(({ id }) => id), ...found.keys()]);
  const tests: JunitTest[] = [...ids].map((name) => ({ classname, name, result: resultOf(found.get(name)) }));
  if (voidReason !== null) tests.push(voidTest(classname, 'the run judged the target', voidReason));
  return junitXml({ name: target.name, startedAt, milliseconds, suites: [{ name: classname, milliseconds, tests }] });
}

function resultOf(finding: ExploreFinding | undefined): JunitResult {
  if (finding === undefined) return { kind: 'passed' };
  const { basis, reason, statement, steps, expected, observed, seed, script } = finding;
  const lines = [
    statement,
    ...steps.map(({ text }, at) => `${at + 1}. ${text}`),
    `expected: ${shown(expected)}`,
    `observed: ${shown(observed)}`,
    `seed: ${seed}`,
    ...(script === undefined ? [] : [script]),
  ];
  return { kind: 'failure', type: basis, message: reason, details: lines.join('\n') };
}
