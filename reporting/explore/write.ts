import type { Outcome } from '../../conformance/case/outcome.ts';
import { cases } from '../../conformance/cases/index.ts';
import { keyOf } from '../../conformance/explore/broken.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted, duration, shown } from '../../conformance/text.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { isCompared } from '../certify/facts.ts';
import { looks, toneClass } from '../certify/outcome-looks.ts';
import { writeFiles } from '../files.ts';
import { capital, type Head, htmlPage } from '../html/render.ts';
import { jsonReport } from '../json.ts';
import { type JunitResult, type JunitTest, junitXml, voidTest } from '../junit.ts';
import { operationMap } from '../operation-map.ts';

export function writeExploreReports(record: ExploreRecord, directory: string): Promise<string[]> {
  const texts = new Map([
    ['explore.html', htmlText(record)],
    ['explore-junit.xml', junitText(record)],
    ['explore.json', jsonReport(record)],
    ['explore.sarif', sarifText(record)],
  ]);
  return writeFiles(texts, directory, record.runId);
}

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

export function htmlText(record: ExploreRecord): string {
  const { target, conclusion, findings, warnings, flaky, coverage } = record;
  const { declared = 0, reached = 0 } = coverage.answers ?? {};
  const data = {
    ...{ record, effort: effortOf(record) },
    coverage: { ...coverage, groups: groupsOf(coverage) },
    findings: findings.map(withDecider),
    warnings: warnings.map(withDecider),
    flaky: flaky.map(withDecider),
  };
  return htmlPage(
    `${conclusion}: ${target.name}`,
    'explore',
    { ...{ ...data, map: mapOf(record), head: headOf(record), missing: declared - reached } },
    { tone: toneClass, sign: (outcome: Outcome) => looks[outcome].sign },
  );
}

function withDecider(finding: ExploreFinding) {
  const { decisive, exchanges } = finding;
  const operations = [...new Set(exchanges.map(({ operation }) => operation))];
  const hasValues = isCompared({ ...finding, actual: finding.observed });
  return { ...finding, hasValues, operations, decider: exchanges[decisive ?? exchanges.length - 1] };
}

/** A finding belongs to the operation that decided it. The other judged requirements passed. */
function mapOf({ coverage: { rules }, findings }: ExploreRecord) {
  const broken = findings.map((finding) => [finding.id, withDecider(finding).decider?.operation] as const);
  const passed = rules.map(({ id }) => id).filter((id) => broken.every(([each]) => each !== id));
  const operationsOf = (id: string) =>
    cases.filter(({ requirement }) => requirement === id).flatMap((each) => each.operations);
  return operationMap([
    ...broken.map(([, operation]) => ({ operations: operation ? [operation] : [], outcome: 'failed' as const })),
    ...passed.map((id) => ({ operations: [...new Set(operationsOf(id))], outcome: 'passed' as const })),
  ]);
}

function groupsOf({ unreached }: ExploreRecord['coverage']) {
  return [...Map.groupBy(unreached, ({ reason }) => reason)].map(([reason, rows]) => ({ reason, rows }));
}

function headOf(record: ExploreRecord): Head {
  const { target, conclusion, findings, voidReason, startedAt, milliseconds } = record;
  const look = conclusion === 'no findings' ? 'certified' : conclusion === 'void' ? 'void' : 'not-certified';
  const word = conclusion === 'findings' ? counted(findings.length, 'finding') : capital(conclusion);
  return {
    ...{ look: `c-${look}`, name: target.name, word, voidReason },
    ...{ urls: [...new Set(target.baseUrls)], startedAt, effort: duration(milliseconds) },
  };
}

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
      ...findings.map((finding) => sarifResult(finding, 'error', target)),
      ...warnings.map((finding) => sarifResult(finding, 'warning', target)),
      ...flaky.map((finding) => sarifResult(finding, 'note', target)),
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

function sarifResult(finding: ExploreFinding, level: 'error' | 'warning' | 'note', target: ExploreRecord['target']) {
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
