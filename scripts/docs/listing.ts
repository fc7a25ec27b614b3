import { operationTable } from '../../src/contract/operation.ts';
import { type Trigger, triggers } from '../../testing/requests/triggers.ts';
import { type ApiCall, type CallBody, callsOf } from '../../testing/requests/write-call.ts';

export type ListedTrigger = ReturnType<typeof listedTrigger>;

function listedTrigger({ operation, status, mediaType, recipe }: Trigger) {
  const { about, start = null } = recipe;
  const requests = callsOf(operation, recipe).map(requestText);
  return { operation, interface: operationTable[operation].interface, status, mediaType, about, start, requests };
}

export function listedTriggers(): ListedTrigger[] {
  return triggers.map(listedTrigger);
}

/** Braces in the path contain the name of a value from an earlier response. */
function requestText({ operation, as, path = {}, query = {}, headers = {}, body, save = {} }: ApiCall): string {
  const entry = operationTable[operation];
  const values = new Map(Object.entries({ tenant: '{tenant}', ...path }));
  const address = entry.path.replaceAll(/\{(\w+)\}/g, (_whole, name) => values.get(name) ?? '');
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const target = parameters.length > 0 ? `${address}?${parameters.join('&')}` : address;
  const caller = as ?? (entry.credential === 'controlKey' ? null : 'admin');
  return [
    `${entry.method} ${target}${caller && entry.credential ? `   # as ${caller}` : ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [shortened(bodyText(body))] : []),
    ...Object.entries(save).map(([name, pointer]) => `# {${name}} is ${pointer} of the response`),
  ].join('\n');
}

const most = 600;

function shortened(body: string): string {
  return body.length <= most ? body : `${body.slice(0, most)} … ${body.length} characters`;
}

function bodyText(body: CallBody): string {
  if ('json' in body) return JSON.stringify(body.json);
  if ('text' in body) return body.text;
  if ('blanks' in body) return `${body.blanks} blanks`;
  if ('announced' in body) return `Content-Length: ${body.announced}, and nothing sent`;
  return Object.entries(body.form)
    .map(([name, part]) => `${name}=${typeof part === 'string' ? part : `@${part.name}`}`)
    .join('; ');
}
