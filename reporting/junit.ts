import { type Markup, markup } from './html/markup.ts';

export interface JunitReport {
  name: string;
  startedAt: string;
  milliseconds: number;
  suites: JunitSuite[];
}

export interface JunitSuite {
  name: string;
  /** The default is the sum of the tests. */
  milliseconds?: number;
  tests: JunitTest[];
}

export interface JunitTest {
  classname: string;
  name: string;
  milliseconds?: number;
  result: JunitResult;
}

export type JunitResult =
  | { kind: 'passed'; output?: string }
  | { kind: 'skipped'; message: string }
  | { kind: 'failure' | 'error'; type: string; message: string; details?: string };

/** Suites and classes begin with the name of the report, so that viewers can merge the reports of several targets. */
export function junitXml({ name, startedAt, milliseconds, suites: own }: JunitReport): string {
  const suites = own.map((suite) => ({
    ...suite,
    name: `${name}: ${suite.name}`,
    // Viewers split the name of a class at its dots.
    tests: suite.tests.map((test) => ({ ...test, classname: `${name.replaceAll('.', '_')}.${test.classname}` })),
  }));
  const all = suites.flatMap(({ tests }) => tests);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" ${totals(all)} time="${seconds(milliseconds)}" timestamp="${startedAt}">
${suites.map((suite) => suiteXml(suite, startedAt))}</testsuites>
`.text;
}

export function voidTest(classname: string, name: string, reason: string): JunitTest {
  return { classname, name, result: { kind: 'error', type: 'void', message: reason } };
}

function suiteXml({ name, tests, milliseconds }: JunitSuite, startedAt: string): Markup {
  const time = milliseconds ?? tests.reduce((sum, test) => sum + (test.milliseconds ?? 0), 0);
  return markup`  <testsuite name="${name}" ${totals(tests)} time="${seconds(time)}" timestamp="${startedAt}">
${tests.map(testXml)}  </testsuite>
`;
}

function totals(tests: readonly JunitTest[]): Markup {
  const count = (kind: JunitResult['kind']) => tests.filter(({ result }) => result.kind === kind).length;
  return markup`tests="${tests.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
}

function testXml({ classname, name, milliseconds = 0, result }: JunitTest): Markup {
  return markup`    <testcase classname="${classname}" name="${name}" time="${seconds(milliseconds)}">
      ${resultXml(result)}
    </testcase>
`;
}

function resultXml(result: JunitResult): Markup | undefined {
  if (result.kind === 'passed')
    return result.output === undefined ? undefined : markup`<system-out>${result.output}</system-out>`;
  if (result.kind === 'skipped') return markup`<skipped message="${result.message}"/>`;
  const { type, message, details } = result;
  const attributes = markup`type="${type}" message="${message}"`;
  return result.kind === 'failure'
    ? markup`<failure ${attributes}>${details}</failure>`
    : markup`<error ${attributes}>${details}</error>`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
