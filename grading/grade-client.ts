import { aFunction, anObject, aText, type OptionCheck, requireOptions } from '../src/library/options.ts';
import type { ClientFunction } from './client/client.ts';
import { type Language, languages } from './rules/rule.ts';
import type { GradeRecord, ScenarioRecord } from './run/grade-record.ts';

export type { ClientFunction, ClientTask } from './client/client.ts';
export type { GradeRecord, ScenarioRecord } from './run/grade-record.ts';

export interface GradeClientOptions {
  /** The client: a shell command, or a function that does the task of a grading scenario. */
  client: string | ClientFunction;
  /** The name of the client in reports. The default is the command or the name of the function. */
  name?: string;
  /** The language of the sketches of remedies. The default is the language of the client, if its requests show it. */
  language?: Language;
  /** The ids of the grading scenarios to run. If the option is missing, all scenarios run. */
  scenarios?: readonly string[];
  /** The time limit of the client for one grading scenario, in milliseconds. The default is 60,000. */
  deadline?: number;
  /** The number of grading scenarios that run at the same time. The default is 4. */
  concurrency?: number;
  /** When this signal is aborted, the grading ends early. */
  signal?: AbortSignal;
  /** Called after each grading scenario has ended. */
  onScenario?: (record: ScenarioRecord, done: number, total: number) => void;
}

/**
 * Grades a client: starts a sandbox, runs the client once per scenario, and judges its requests and its output.
 * The returned record contains the outcome of each grading rule, and the requests that decided the outcome.
 *
 * @throws {TypeError} if an option is unknown or has the wrong type
 * @throws {RangeError} if a scenario is unknown
 * @example
 * const record = await gradeClient({ client: 'node my-client.mjs' });
 * expect(record.rules.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
 */
export async function gradeClient(options: GradeClientOptions): Promise<GradeRecord> {
  requireOptions('gradeClient', { ...options, client: options.client ?? null }, optionRules);
  const { client, scenarios, deadline = 60_000, concurrency = 4, onScenario, language } = options;
  const [{ chosenScenarios, grade }, { commandClient }, { functionClient }, { createSandbox }] = await Promise.all([
    import('./run/grade.ts'),
    import('./client/run-command.ts'),
    import('./client/client.ts'),
    import('../src/library/create-sandbox.ts'),
  ]);
  chosenScenarios(scenarios);
  const isCommand = typeof client === 'string';
  const sandbox = await createSandbox();
  // The code avoids `await using`, because TypeScript then does not rewrite dynamic imports of `.ts` files.
  return grade({
    ...{ sandbox, scenarios, deadline, concurrency, onScenario, language },
    runClient: isCommand ? commandClient(client) : functionClient(client),
    name: options.name ?? (isCommand ? client : client.name || 'client'),
    signal: options.signal ?? new AbortController().signal,
  }).finally(sandbox.close);
}

const aCount: OptionCheck = ['a whole number from 1', (value) => Number.isInteger(value) && Number(value) >= 1];

const optionRules: Readonly<Record<keyof GradeClientOptions, OptionCheck>> = {
  client: [
    'a command or a function',
    (value) => typeof value === 'function' || (typeof value === 'string' && value !== ''),
  ],
  name: aText,
  language: [languages.join(', '), (value) => languages.some((language) => language === value)],
  scenarios: ['a list of scenario names', Array.isArray],
  deadline: aCount,
  concurrency: aCount,
  signal: anObject,
  onScenario: aFunction,
};
