import { keyOf } from '../../conformance/explore/broken.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { shown } from '../../conformance/text.ts';
import packageFile from '../../package.json' with { type: 'json' };

const format = 'https://json.schemastore.org/sarif-2.1.0.json';

const driver = { name: 'cps explore', version: packageFile.version };

/** Every violation refers to the target file, because SARIF requires a file for each violation. */
export function sarifText(record: ExploreRecord): string {
  const { findings, warnings, flaky, target, startedAt, conclusion, voidReason } = record;
  const run = {
    tool: { driver: { ...driver, rules: rulesOf([...findings, ...warnings, ...flaky]) } },
    // Viewers replace an earlier report with the same identity.
    automationDetails: { id: `${driver.name}/${target.name}/` },
    invocations: [
      {
        executionSuccessful: conclusion !== 'void',
        startTimeUtc: startedAt,
        exitCode: record.exitCode,
        ...(voidReason !== null && { exitCodeDescription: voidReason }),
      },
    ],
    results: [
      ...findings.map((finding) => resultOf(finding, 'error', target)),
      ...warnings.map((finding) => resultOf(finding, 'warning', target)),
      ...flaky.map((finding) => resultOf(finding, 'note', target)),
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

function resultOf(finding: ExploreFinding, level: 'error' | 'warning' | 'note', target: ExploreRecord['target']) {
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
        physicalLocation: { artifactLocation: { uri: encodeURI(target.file ?? 'target') }, region: { startLine: 1 } },
        ...(operation && { logicalLocations: [{ name: operation, kind: 'function' }] }),
      },
    ],
    partialFingerprints: { 'requirement/v1': keyOf(id, place) },
    // Viewers that merge reports leave out a result that equals another one.
    properties: { seed, target: target.name },
  };
}
