import type { Script } from './collection.ts';
import type { Step } from './steps.ts';

/** The maximum number of attempts of a Postman request, with a pause of 200 ms between two attempts. */
const attempts = 100;
const pause = 200;

export function testScript({ keep = {}, repeatWhile }: Partial<Step>, statuses: readonly number[]): Script {
  const lines = [...checkLines(statuses), ...keepLines(keep)];
  const exec = repeatWhile === undefined ? lines : repeated(repeatWhile, lines);
  return { listen: 'test', script: { type: 'text/javascript', exec } };
}

function checkLines(statuses: readonly number[]): string[] {
  const expected = `pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}])`;
  return [`pm.test('Status is ${statuses.join(' or ')}', () => ${expected});`];
}

function keepLines(keep: Record<string, string>): string[] {
  const sets = Object.entries(keep).map(
    ([name, path]) => `  pm.collectionVariables.set('${name}', pm.response.json().${path});`,
  );
  return sets.length === 0 ? [] : ['if (pm.response.code < 300) {', ...sets, '}'];
}

function repeated(condition: NonNullable<Step['repeatWhile']>, lines: readonly string[]): string[] {
  return [
    `const isRunning = ${isRunning(condition)};`,
    `const attempt = Number(pm.collectionVariables.get('attempt') ?? 0) + 1;`,
    `if (isRunning && attempt < ${attempts}) {`,
    '  // Sends this request again, because the job has not ended.',
    `  pm.collectionVariables.set('attempt', attempt);`,
    '  pm.execution.setNextRequest(pm.info.requestName);',
    `  setTimeout(() => {}, ${pause});`,
    '} else {',
    `  pm.collectionVariables.unset('attempt');`,
    ...lines.map((line) => `  ${line}`),
    `  pm.test('The job has ended', () => pm.expect(isRunning).to.equal(false));`,
    '}',
  ];
}

function isRunning(condition: NonNullable<Step['repeatWhile']>): string {
  if ('status' in condition) return `pm.response.code === ${condition.status}`;
  const value = `pm.response.json().${condition.field}`;
  return `pm.response.code === 200 && ${JSON.stringify(condition.is)}.includes(${value})`;
}
