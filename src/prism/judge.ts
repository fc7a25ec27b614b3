import {
  createInstance,
  type IHttpNameValue,
  type IHttpProxyConfig,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import type { OperationEntry } from '../contract/operation.ts';
import { pathValues } from '../contract/parameter-values.ts';
import { type BodyCopy, isForm, isJson } from './body-copy.ts';
import { silentLogger } from './operations.ts';
import { type Diagnostic, kindOfValue, type PrismViolation, type SeenValues, violationOf } from './violation.ts';

export interface ForwardedExchange {
  entry: OperationEntry;
  path: string;
  query: URLSearchParams;
  request: { headers: IHttpNameValue; body: BodyCopy };
  response: { status: number; headers: IHttpNameValue; body: BodyCopy };
}

export interface Judgement {
  violations: PrismViolation[];
  unjudged: string[];
}

const config: IHttpProxyConfig = {
  isProxy: true,
  upstream: new URL('http://upstream.invalid'),
  upstreamProxy: undefined,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
};

/** Prism's own proxy is not used, because it is slow and damages binary files by decoding them as text. */
export async function judgeExchange(exchange: ForwardedExchange, operation: IHttpOperation): Promise<Judgement> {
  const { entry, query, request, response } = exchange;
  const sent = await readContent(request.headers, request.body, 'request');
  const answered = await readContent(response.headers, response.body, 'response');
  const input: IHttpRequest = {
    method: operation.method as IHttpRequest['method'],
    url: { path: exchange.path, query: valuesOf(query) },
    ...messageOf(request, sent),
  };
  const output: IHttpResponse = { statusCode: response.status, ...messageOf(response, answered) };
  const found = await validate(input, output, operation);
  const seenSent: SeenValues = {
    body: sent.value,
    header: request.headers,
    query: valuesOf(query),
    path: pathValues(entry.path, exchange.path),
  };
  const seenAnswered: SeenValues = { body: answered.value, header: response.headers, query: {}, path: {} };
  return {
    violations: [
      ...sent.violations,
      ...unknownParameters(operation, query),
      ...unknownParts(operation, sent.parts),
      ...violationsOf('request', found.input, sent, seenSent),
      ...statusViolations(entry, response.status),
      ...answered.violations,
      ...violationsOf('response', found.output, answered, seenAnswered),
    ],
    unjudged: [...sent.unjudged, ...answered.unjudged],
  };
}

async function validate(input: IHttpRequest, output: IHttpResponse, operation: IHttpOperation) {
  const prism = createInstance(config, {
    route: () => ({ _tag: 'Right', right: operation }),
    forward: () => () => () => Promise.resolve({ _tag: 'Right', right: output }),
    logger: silentLogger(),
  });
  const result = await prism.request(input, [operation])();
  if (result._tag === 'Left') throw result.left;
  return result.right.validations;
}

/** Adds the header `content-length`. Without this header, the validation library Prism ignores the media type. */
function messageOf({ headers, body }: ForwardedExchange['request'], { value, mediaType }: Content) {
  const type = mediaType ?? headers['content-type'];
  return {
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }), 'content-length': String(body.size) },
    ...(value !== undefined && { body: value }),
  };
}

function violationsOf(
  side: PrismViolation['side'],
  found: readonly Diagnostic[],
  content: Content,
  seen: SeenValues,
): PrismViolation[] {
  return found
    .filter(({ path, message }) => content.isReadable || !(path?.[0] === 'body' || message.startsWith('Body ')))
    .filter(({ message }) => !unfair.test(message))
    .map((each) => mediaTypeViolation(side, each, seen) ?? violationOf(side, each, seen));
}

/** Undeclared statuses are reported by `statusViolations`. Form bodies may contain reserved URL characters. */
const unfair = /^(?:Unable to match the returned status code|Reserved characters used)/;

function mediaTypeViolation(
  side: PrismViolation['side'],
  { message }: Diagnostic,
  { header }: SeenValues,
): PrismViolation | undefined {
  const declared = /^(?:Supported content types|The received media type .* response): ?(.+)$/.exec(message)?.[1];
  if (declared === undefined) return undefined;
  const wanted = `must be ${declared.split(/, ?/).join(' or ')}`;
  return { side, place: 'Content-Type', wanted, came: essenceOf(header['content-type']) };
}

function essenceOf(header: unknown): string {
  const type = typeof header === 'string' ? /^[\w.+-]+\/[\w.+-]+/.exec(header)?.[0] : undefined;
  return type ?? kindOfValue(header);
}

function statusViolations({ answers }: OperationEntry, status: number): PrismViolation[] {
  if (answers[status]) return [];
  const wanted = `must be one of ${Object.keys(answers).join(', ')}`;
  return [{ side: 'response', place: 'status', wanted, came: String(status) }];
}

function unknownParameters({ request }: IHttpOperation, query: URLSearchParams): PrismViolation[] {
  const known = new Set(request?.query?.map(({ name }) => name));
  return [...new Set(query.keys())]
    .filter((name) => !known.has(name))
    .map((name) => ({
      side: 'request',
      place: `query ${name}`,
      wanted: 'is not in the contract',
      came: kindOfValue(query.get(name)),
    }));
}

function unknownParts({ request }: IHttpOperation, parts: readonly string[]): PrismViolation[] {
  const form = request?.body?.contents?.find(({ mediaType }) => mediaType === 'multipart/form-data');
  const known = Object.keys(form?.schema?.properties ?? {});
  return parts
    .filter((name) => !known.includes(name))
    .map((name) => ({
      side: 'request',
      place: `/${name}`,
      wanted: 'is not in the contract',
      came: 'a part of a form',
    }));
}

function valuesOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

interface Content {
  value: unknown;
  mediaType?: string;
  parts: readonly string[];
  isReadable: boolean;
  violations: PrismViolation[];
  unjudged: string[];
}

type Side = PrismViolation['side'];

const nothing: Content = { value: undefined, parts: [], isReadable: true, violations: [], unjudged: [] };

async function readContent(headers: Record<string, string>, body: BodyCopy, side: Side): Promise<Content> {
  if (body.size === 0) return nothing;
  const mediaType = headers['content-type'] ?? '';
  if (!isJson(mediaType) && !isForm(mediaType)) return { ...nothing, value: 'bytes' };
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return unread(side, `its body is packed (${encoding})`);
  if (!body.bytes) return unread(side, 'its body is over 10 MiB');
  return isJson(mediaType) ? readJson(body.bytes, side) : readForm(body.bytes, mediaType, side);
}

function readJson(bytes: Buffer, side: Side): Content {
  try {
    return { ...nothing, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return unreadable(side, 'must be JSON in UTF-8', bytes);
  }
}

async function readForm(bytes: Buffer, mediaType: string, side: Side): Promise<Content> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaType } }).formData();
    const outline = new FormData();
    for (const [name, part] of form) outline.append(name, typeof part === 'string' ? part : 'bytes');
    const written = new Response(outline);
    const type = written.headers.get('content-type') ?? mediaType;
    return { ...nothing, value: await written.text(), mediaType: type, parts: [...form.keys()] };
  } catch {
    return unreadable(side, 'must be a form with the boundary that Content-Type names', bytes);
  }
}

function unreadable(side: Side, wanted: string, { length }: Buffer): Content {
  const violation = { side, place: '/', wanted, came: `${length} bytes that are not` };
  return { ...nothing, isReadable: false, violations: [violation] };
}

function unread(side: Side, why: string): Content {
  return { ...nothing, isReadable: false, unjudged: [`${side}: ${why}`] };
}
