import type { Journey, Step } from '../../journeys/read-journeys.ts';
import type { Exchange } from '../../journeys/run-journey.ts';

type Message = NonNullable<Exchange['answer']>;

const requestHeaders = ['x-api-key', 'authorization', 'content-type'];
const responseHeaders = ['content-type', 'content-disposition', 'location', 'retry-after'];

export function requestText({ method, path, request }: Exchange, step: Step, inputs: Journey['inputs']): string {
  const form = step.requestBody?.contentType === 'multipart/form-data' ? step.requestBody.payload : undefined;
  const body = form === undefined ? bodyText(request) : formText(form, inputs);
  return [`${method} ${path}`, ...headerLines(request, requestHeaders), ...body].join('\n');
}

export function responseText({ status, answer }: Exchange): string {
  if (answer === null) return 'The connection ended without a response.';
  return [`HTTP/1.1 ${status}`, ...headerLines(answer, responseHeaders), ...bodyText(answer)].join('\n');
}

function headerLines({ headers }: Message, shown: readonly string[]): string[] {
  return shown.flatMap((name) => {
    const value = headers[name]?.replace(/; boundary=.*/, '');
    return value === undefined ? [] : [`${name}: ${value}`];
  });
}

function bodyText({ headers, body }: Message): string[] {
  if (body !== null) return ['', typeof body === 'string' ? body : JSON.stringify(abridged(body), null, 2)];
  const isFile = headers['content-type'] !== undefined && !/json/.test(headers['content-type']);
  return isFile ? ['', '(the bytes of the file)'] : [];
}

/** The fields come from the Arazzo description, because the request journal does not contain uploaded files. */
function formText(form: unknown, inputs: Journey['inputs']): string[] {
  const parts = Object.entries(form ?? {}).map(([name, value]) => `${name}: ${partText(String(value), inputs)}`);
  return ['', ...parts];
}

function partText(value: string, inputs: Journey['inputs']): string {
  const [, file] = /^\$file\('(?:.*\/)?([^/]+)'\)$/.exec(value) ?? [];
  if (file !== undefined) return `(the bytes of the file ${file})`;
  const [, input = ''] = /^\$inputs\.([\w-]+)$/.exec(value) ?? [];
  return inputs[input]?.default ?? value;
}

const mostItems = 2;

function abridged(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map(abridged);
    return value.length > mostItems + 1 ? [...items, `… ${value.length - mostItems} more`] : value.map(abridged);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, abridged(inner)]));
}
