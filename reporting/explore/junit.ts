import { keyOf } from '../../conformance/explore/broken.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { shown } from '../../conformance/text.ts';
import { type Markup, markup } from '../certify/markup.ts';

/**
 * Returns the result of an exploration as JUnit XML with one test case for each checked requirement.
 * An invalid run is reported as an error, so that a CI server does not show success.
 */
export function junitText(record: ExploreRecord): string {
  const { target, milliseconds, startedAt, coverage, findings, voidReason } = record;
  const found = new Map(findings.map((finding) => [keyOf(finding.id, finding.place), finding]));
  const errors = voidReason === null ? 0 : 1;
  const ids = new Set([...coverage.rules.map(({ id }) => id), ...found.keys()]);
  const totals = markup`tests="${ids.size + errors}" failures="${found.size}" errors="${errors}" skipped="0" time="${(milliseconds / 1000).toFixed(3)}" timestamp="${startedAt}"`;
  const xml = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${target.name}" ${totals}>
  <testsuite name="exploration" ${totals}>
${[...ids].map((id) => testcase(id, found.get(id)))}${
  voidReason !== null &&
  markup`    <testcase classname="exploration" name="the run judged the target" time="0.000"><error type="void" message="${voidReason}"/></testcase>
`
}  </testsuite>
</testsuites>
`;
  return xml.text;
}

function testcase(id: string, finding: ExploreFinding | undefined): Markup {
  return markup`    <testcase classname="exploration" name="${id}" time="0.000">${finding && failure(finding)}</testcase>
`;
}

function failure({ basis, reason, statement, steps, expected, observed, seed, script }: ExploreFinding): Markup {
  const lines = [
    statement,
    ...steps.map(({ text }, at) => `${at + 1}. ${text}`),
    `expected: ${shown(expected)}`,
    `observed: ${shown(observed)}`,
    `seed: ${seed}`,
    ...(script === undefined ? [] : [script]),
  ];
  return markup`<failure type="${basis}" message="${reason}">${lines.join('\n')}</failure>`;
}
