import { keyOf } from '../../conformance/explore/broken.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { shown } from '../../conformance/text.ts';
import packageFile from '../../package.json' with { type: 'json' };

const format = 'https://json.schemastore.org/sarif-2.1.0.json';

const driver = { name: 'cps explore', version: packageFile.version };

/** Every violation refers to the target file, because SARIF requires a file for each violation. */
export function sarifText(record: ExploreRecord): string {
  const { findings, flaky, target, startedAt, conclusion, voidReason } = record;
  const file = target.file ?? 'target';
  const run = {
    tool: { driver: { ...driver, rules: rulesOf([...findings, ...flaky]) } },
    invocations: [
      {
        executionSuccessful: conclusion !== 'void',
        startTimeUtc: startedAt,
        exitCode: record.exitCode,
        ...(voidReason !== null && { exitCodeDescription: voidReason }),
      },
    ],
    results: [
      ...findings.map((finding) => resultOf(finding, 'error', file)),
      ...flaky.map((finding) => resultOf(finding, 'note', file)),
    ],
  };
  return `${JSON.stringify({ $schema: format, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function rulesOf(findings: readonly ExploreFinding[]) {
  const rules = findings.map(({ id, statement, claims, basis }) => ({
    id,
    shortDescription: { text: statement },
    properties: { claims, basis },
  }));
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}

function resultOf(finding: ExploreFinding, level: 'error' | 'note', file: string) {
  const { id, place, reason, steps, expected, observed, seed, exchanges, decisive } = finding;
  const lines = [
    reason,
    ...steps.map(({ text }, at) => `${at + 1}. ${text}`),
    `Expected: ${shown(expected)}`,
    `Observed: ${shown(observed)}`,
  ];
  const operation = decisive === null ? undefined : exchanges[decisive]?.operation;
  return {
    ruleId: id,
    level,
    message: { text: lines.join('\n') },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region: { startLine: 1 } },
        ...(operation && { logicalLocations: [{ name: operation, kind: 'function' }] }),
      },
    ],
    partialFingerprints: { 'requirement/v1': keyOf(id, place) },
    properties: { seed },
  };
}
