import { render } from './html/render.ts';

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
export function junitXml({ name, suites, ...report }: JunitReport): string {
  return render('junit', {
    ...{ ...report, name, totals: totalsOf(suites.flatMap(({ tests }) => tests)) },
    // Viewers split the name of a class at its dots.
    package: name.replaceAll('.', '_'),
    suites: suites.map((suite) => ({
      milliseconds: suite.tests.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0),
      totals: totalsOf(suite.tests),
      ...suite,
    })),
  });
}

export function voidTest(classname: string, name: string, reason: string): JunitTest {
  return { classname, name, result: { kind: 'error', type: 'void', message: reason } };
}

function totalsOf(tests: readonly JunitTest[]) {
  const count = (kind: JunitResult['kind']) => tests.filter(({ result }) => result.kind === kind).length;
  return { tests: tests.length, failure: count('failure'), error: count('error'), skipped: count('skipped') };
}
