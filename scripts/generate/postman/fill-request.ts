import type { Part, Request, Script, Step, Variable } from './collection.ts';

export function fillRequest(request: Request, step: Partial<Step>, mediaType: string | undefined): Request {
  const { path = {}, query = {} } = step;
  const url = {
    ...request.url,
    variable: request.url.variable.map((each) => ({ ...each, value: path[each.key] ?? each.value })),
    query: request.url.query.map((each) => enabledIf(each, query[each.key])),
  };
  const header = request.header.flatMap((each) =>
    each.key === 'Content-Type' ? contentType(each, mediaType) : [each],
  );
  return { ...request, url, header, ...bodyOf(request, step) };
}

function enabledIf<T extends Variable>(variable: T, value: string | undefined): T {
  return value === undefined ? variable : { ...variable, value, disabled: false };
}

/** Returns the Content-Type header. A multipart form has none, because Postman chooses the boundary. */
function contentType(header: Variable, mediaType: string | undefined): Variable[] {
  return mediaType === undefined || mediaType === 'multipart/form-data' ? [] : [{ ...header, value: mediaType }];
}

function bodyOf({ body }: Request, step: Partial<Step>): Pick<Request, 'body'> {
  if (body?.mode === 'formdata')
    return { body: { ...body, formdata: body.formdata.map((part) => filledPart(part, step)) } };
  if (body === undefined) return {};
  return { body: step.body === undefined ? body : { ...body, raw: JSON.stringify(step.body, null, 2) } };
}

function filledPart(part: Part, { files = {}, parts = {} }: Partial<Step>): Part {
  const { value: example, contentType, ...rest } = part;
  const file = files[part.key];
  if (file !== undefined) return { ...rest, type: 'file', src: `files/${file}` };
  const value = parts[part.key];
  return { ...rest, ...oneType(contentType), value: value ?? example ?? '', disabled: value === undefined };
}

function oneType(contentType: string | undefined): Pick<Part, 'contentType'> {
  return contentType === undefined || contentType.includes(',') ? {} : { contentType };
}

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
