import { operationTable } from '../../src/contract/operation.ts';
import type { Body, Call, Caller } from './recipe.ts';
import { type DeclaredAnswer, type Trigger, triggers } from './triggers.ts';

/** How a declared answer is brought about, for a reader. */
export interface ListedTrigger extends DeclaredAnswer {
  interface: 'admin' | 'documents' | 'sandbox';
  /** One sentence. */
  about: string;
  /** What the sandbox must have been started with; null for nothing. */
  start: string | null;
  /** The requests in their order; the last one gets the answer. */
  requests: ListedRequest[];
}

export interface ListedRequest {
  operation: string;
  /** Method and target, e.g. `GET /v2/admin/jobs/{job}`; names in braces stand for what was saved before. */
  line: string;
  /** Whose credential it carries: a role of the tenant, or how there is none that is good. */
  as: Caller | null;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  save: Readonly<Record<string, string>>;
}

/** The triggers of all answers that the contract declares, in its order. */
export function listedTriggers(): ListedTrigger[] {
  return triggers.map(({ operation, status, mediaType, recipe }: Trigger) => {
    const { about, before = [], start = null, ...last } = recipe;
    const requests = [...before, { ...last, operation }].map(listed);
    return { operation, interface: operationTable[operation].interface, status, mediaType, about, start, requests };
  });
}

function listed({ operation, as, path = {}, query = {}, headers = {}, body, save = {} }: Call): ListedRequest {
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

/** A body in words: JSON as it is, the parts of a form, the length of what is only long. */
function textOf(body: Body): string {
  if ('json' in body) return JSON.stringify(body.json);
  if ('text' in body) return body.text;
  if ('blanks' in body) return `${body.blanks} blanks`;
  if ('announced' in body) return `Content-Length: ${body.announced}, and nothing sent`;
  return Object.entries(body.form)
    .map(([name, part]) => `${name}=${typeof part === 'string' ? part : `@${part.name}`}`)
    .join('; ');
}
