import { type ClientExchange, decoded } from '../observe/exchange.ts';
import { type Check, failed, notObserved, passed, type RuleFinding } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';
import { dateProbe } from './limits.ts';

export const taskResults = [
  'done',
  'reported failure',
  'not done',
  'stopped at the deadline',
  'stopped after too many requests',
  'not attempted',
] as const;
export type TaskResult = (typeof taskResults)[number];

/** The shapes of requests and responses that show that a task was done, with `*` for any text. */
export function patternsOf(shapes: readonly string[]): NonNullable<Transcript['task']>['shapes'] {
  return shapes.map((shape) => {
    const literal = shape.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    return { shape, expression: new RegExp(`^${literal.replaceAll('*', '.*')}`, 's') };
  });
}

function textOf({ method, path, status, request, answer }: ClientExchange): string {
  const [own = '', query = ''] = path.split('?').map(decoded);
  return [method, own, status, query, JSON.stringify(request.body), JSON.stringify(answer?.body)].join(' ');
}

/** Each shape needs its own request. The fact `unfinished` names what is missing in the end state of the tenant. */
function missingIn({ exchanges, task, client, facts }: Transcript): string | undefined {
  const left = exchanges.filter(({ host, isWhole }) => host === 'sandbox' && isWhole).map(textOf);
  for (const { shape, expression } of task?.shapes ?? []) {
    const index = left.findIndex((text) => expression.test(text));
    if (index === -1) return shape;
    left.splice(index, 1);
  }
  const printed: string[] = client?.output.trim().split('\n').at(-1)?.match(/\d+/g) ?? [];
  const wanted = facts['printedCount'];
  if (wanted !== undefined && !printed.includes(String(wanted))) return `the number ${wanted} in the last line`;
  return typeof facts['unfinished'] === 'string' ? facts['unfinished'] : undefined;
}

export function taskResultOf(scene: Transcript): TaskResult {
  if (scene.client?.stopped === 'deadline') return 'stopped at the deadline';
  if (scene.client?.stopped === 'enough') return 'stopped after too many requests';
  if (reportedFailure(scene)) return 'reported failure';
  return scene.task?.exit === 'failure' || missingIn(scene) !== undefined ? 'not done' : 'done';
}

/** The contract promises a number in Retry-After, so a client may give up after the date of a gateway. */
function isExcused({ exchanges }: Transcript): boolean {
  return exchanges.at(-1)?.probe === dateProbe;
}

function judgeFailure(scene: Transcript, last: ClientExchange[]): RuleFinding {
  if (scene.task?.exit !== 'success') return passed('The client reported that the task failed.', ...last);
  if (isExcused(scene)) return notObserved('The client gave up after a date in Retry-After.');
  const code = scene.client?.exitCode ?? 'unknown';
  const missing = missingIn(scene);
  const unseen = missing === undefined ? 'Every request of the task succeeded.' : `Not seen: ${missing}.`;
  return failed(`The client reported a failure (exit code ${code}), but the task can be done. ${unseen}`, ...last);
}

export const taskDone: Readonly<Record<string, Check>> = {
  'errors-task-done': (scene) => {
    if (scene.client === null || scene.task === undefined) return notObserved('The end of the client is not known.');
    const last = scene.exchanges.slice(-1);
    const result = taskResultOf(scene);
    if (result === 'reported failure') return judgeFailure(scene, last);
    if (!reportedSuccess(scene)) return failed(`The client was ${result}.`, ...last);
    if (scene.task.exit === 'failure')
      return failed('The task cannot be done, but the client reported success.', ...last);
    const missing = missingIn(scene);
    return missing === undefined
      ? passed('The client did the whole task and reported success.', ...last)
      : failed(`The client reported success without the whole task. Not seen: ${missing}.`, ...last);
  },
};
