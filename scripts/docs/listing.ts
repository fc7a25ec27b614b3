import { operationTable } from '../../src/contract/operation.ts';
import { type AnswerOfContract, type Trigger, triggers } from '../../testing/requests/triggers.ts';
import { type ApiCall, type CallBody, type CallerName, callsOf } from '../../testing/requests/write-call.ts';

export interface ListedTrigger extends AnswerOfContract {
  interface: 'admin' | 'documents' | 'sandbox';
  about: string;
  start: string | null;
  requests: ListedRequest[];
}

export interface ListedRequest {
  operation: string;
  /** Method and path, such as `GET /v2/admin/jobs/{job}`. The braces contain the name of a value from a response. */
  line: string;
  /** The caller: `user`, `admin`, `nobody` (without a credential) or `stranger` (with an invalid credential). */
  as: CallerName | null;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  save: Readonly<Record<string, string>>;
}

export function listedTriggers(): ListedTrigger[] {
  return triggers.map(({ operation, status, mediaType, recipe }: Trigger) => {
    const { about, start = null } = recipe;
    const requests = callsOf(operation, recipe).map(listed);
    return { operation, interface: operationTable[operation].interface, status, mediaType, about, start, requests };
  });
}

function listed({ operation, as, path = {}, query = {}, headers = {}, body, save = {} }: ApiCall): ListedRequest {
  const entry = operationTable[operation];
  const values = new Map(Object.entries({ tenant: '{tenant}', ...path }));
  const address = entry.path.replaceAll(/\{(\w+)\}/g, (_whole, name) => values.get(name) ?? '');
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const target = parameters.length > 0 ? `${address}?${parameters.join('&')}` : address;
  const caller = as ?? (entry.credential === 'controlKey' ? null : 'admin');
  return {
    operation,
    line: `${entry.method} ${target}`,
    as: entry.credential === null ? null : caller,
    headers,
    body: body ? textOf(body) : null,
    save,
  };
}

function textOf(body: CallBody): string {
  if ('json' in body) return JSON.stringify(body.json);
  if ('text' in body) return body.text;
  if ('blanks' in body) return `${body.blanks} blanks`;
  if ('announced' in body) return `Content-Length: ${body.announced}, and nothing sent`;
  return Object.entries(body.form)
    .map(([name, part]) => `${name}=${typeof part === 'string' ? part : `@${part.name}`}`)
    .join('; ');
}
