import { type OperationId, operationTable } from '../../src/contract/operation.ts';

export type CallerName = 'user' | 'admin' | 'nobody' | 'stranger';

/**
 * One request in a sequence of requests.
 * The placeholder `{tenant}` in a request stands for the name of the tenant.
 * A placeholder such as `{document}` stands for a value from an earlier response.
 */
export interface ApiCall {
  operation: OperationId;
  /** Caller of the request. The default is the admin of the tenant. */
  as?: CallerName;
  /** Values of the path parameters. The parameter `tenant` has a default value. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: CallBody;
  save?: Readonly<Record<string, string>>;
}

export type CallBody =
  | { json: unknown }
  | { form: Readonly<Record<string, string | FilePart>> }
  | { text: string; mediaType: string }
  | { blanks: number; mediaType: string }
  | { announced: number; mediaType: string };

export interface FilePart {
  name: string;
  /** Content of a text file. Binary files have the property `base64` instead. */
  text?: string;
  base64?: string;
}

export interface Recipe extends Omit<ApiCall, 'operation'> {
  about: string;
  before?: readonly ApiCall[];
  start?: 'control key' | 'store that does not respond';
}

export function jsonApi(type: string, attributes: object): CallBody {
  return { json: { data: { type, attributes } } };
}

export type CallTokens = Map<CallerName, string>;

export function callsOf(operation: OperationId, recipe: Recipe): [...ApiCall[], ApiCall] {
  const { before = [], about: _about, start: _start, ...last } = recipe;
  return [...before, { ...last, operation }];
}

/** Returns the callers that need an access token for their requests. Omits callers without a valid credential. */
export function callersOf(calls: readonly ApiCall[]): Set<CallerName> {
  const callers = calls
    .filter(({ operation }) => operationTable[operation].credential === 'accessToken')
    .map(({ as = 'admin' }) => as);
  return new Set(callers.filter((as) => as !== 'nobody' && as !== 'stranger'));
}

export function credentialOfCall(
  { operation, as = 'admin' }: Pick<ApiCall, 'operation' | 'as'>,
  tenant: string,
  tokens: CallTokens,
  controlKey?: string,
): Record<string, string> {
  const { credential } = operationTable[operation];
  if (as === 'nobody' || credential === null) return {};
  if (credential === 'accessToken') return { authorization: `Bearer ${tokens.get(as) ?? 'none'}` };
  if (credential === 'apiKey') return { 'x-api-key': as === 'stranger' ? 'no-such-key' : `${tenant}-${as}-key` };
  return controlKey === undefined ? {} : { 'x-control-key': as === 'stranger' ? 'another key' : controlKey };
}

export function textAtPointer(body: string, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce((inner, name) => inner?.[name], JSON.parse(body));
  if (typeof value !== 'string') throw new Error(`an answer has no ${pointer}: ${body}`);
  return value;
}

export interface WrittenCall {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

/** Creates an HTTP request. Replaces each name in braces, such as `{tenant}`, with its value from `values`. */
export async function writeCall(
  { operation, path = {}, query = {}, headers = {}, body }: ApiCall,
  values: ReadonlyMap<string, string>,
): Promise<WrittenCall> {
  const entry = operationTable[operation];
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  const segments: Readonly<Record<string, string>> = { tenant: '{tenant}', ...path };
  const address = entry.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(fill(segments[name] ?? '')),
  );
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.append(name, fill(value));
  const content = body && (await contentOf(filled(body, fill)));
  return {
    method: entry.method,
    target: parameters.size > 0 ? `${address}?${parameters}` : address,
    headers: { ...content?.headers, ...headers },
    body: content?.bytes,
  };
}

function filled(body: CallBody, fill: (text: string) => string): CallBody {
  return JSON.parse(JSON.stringify(body), (_key, value) => (typeof value === 'string' ? fill(value) : value));
}

interface Content {
  headers: Record<string, string>;
  bytes?: Uint8Array;
}

async function contentOf(body: CallBody): Promise<Content> {
  if ('json' in body) return contentFrom('application/json', JSON.stringify(body.json));
  if ('text' in body) return contentFrom(body.mediaType, body.text);
  if ('blanks' in body) return contentFrom(body.mediaType, ' '.repeat(body.blanks));
  if ('announced' in body) {
    return { headers: { 'content-type': body.mediaType, 'content-length': String(body.announced) } };
  }
  const form = new FormData();
  for (const [name, part] of Object.entries(body.form)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([bytesOf(part)]), part.name);
  }
  const written = new Response(form);
  return { headers: { 'content-type': written.headers.get('content-type') ?? '' }, bytes: await written.bytes() };
}

function contentFrom(mediaType: string, text: string): Content {
  return { headers: { 'content-type': mediaType }, bytes: Buffer.from(text) };
}

function bytesOf({ text = '', base64 }: FilePart): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64'));
}
