import type { ErrorObject, ValidateFunction } from 'ajv';
import { limits } from '../contract/generated/limits.ts';
import type { OperationEntry } from '../contract/operation.ts';
import { headerValues, parameterValues, pathValues } from '../contract/parameter-values.ts';
import { plainRule } from '../contract/plain-rule.ts';
import { pointerOf, stepsOf } from '../contract/pointer.ts';
import { requests, responses } from '../contract/validators.ts';

export interface ProxyViolation {
  side: 'request' | 'response';
  place: string;
  wanted: string;
  /** Describes the received value only by its type and length, because the value can be secret. */
  came: string;
}

export interface ForwardedExchange {
  entry: OperationEntry;
  path: string;
  query: URLSearchParams;
  request: { headers: Record<string, string>; body: BodyCopy };
  response: { status: number; headers: Record<string, string>; body: BodyCopy };
}

export interface Judgement {
  violations: ProxyViolation[];
  unjudged: string[];
}

/** The validators are those of the sandbox's journal. */
export async function judgeExchange(exchange: ForwardedExchange): Promise<Judgement> {
  const judgements = [judgeParameters(exchange), await judgeRequest(exchange), await judgeResponse(exchange)];
  return {
    violations: judgements.flatMap(({ violations }) => violations),
    unjudged: judgements.flatMap(({ unjudged }) => unjudged),
  };
}

type Side = ProxyViolation['side'];

const good: Judgement = { violations: [], unjudged: [] };

function judgeParameters({ entry, path, query, request: { headers } }: ForwardedExchange): Judgement {
  const texts = Object.fromEntries(
    [...new Set(query.keys())].map((name): [string, string | string[]] => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
  const places = {
    path: [pathValues(entry.path, path), parameterValues(entry.parameterTypes, pathValues(entry.path, path))],
    query: [texts, parameterValues(entry.parameterTypes, texts)],
    header: [headers, headerValues(entry.headerTypes, headers)],
  };
  const violations = Object.entries(places).flatMap(([place, [seen, values]]) =>
    faultsOf('request', requests[`${entry.id} ${place}`], values, seen, place),
  );
  return { ...good, violations };
}

async function judgeRequest({ entry, request: { headers, body } }: ForwardedExchange): Promise<Judgement> {
  if (!entry.body) return good;
  if (body.size === 0) return entry.body.required ? faulty('request', '/', 'is required', 'nothing') : good;
  const type = typeFault('request', headers['content-type'], entry.body.mediaTypes);
  if (type.violations.length > 0) return type;
  const validate = requests[`${entry.id} body`];
  return judgeBody('request', headers, body, (bytes) =>
    entry.form ? formFaults(entry, bytes, headers['content-type'] ?? '') : jsonFaults('request', validate, bytes),
  );
}

async function judgeResponse({ entry, response }: ForwardedExchange): Promise<Judgement> {
  const { status, headers, body } = response;
  const declared = entry.answers[status];
  if (!declared)
    return faulty('response', 'status', `must be one of ${Object.keys(entry.answers).join(', ')}`, String(status));
  const ofHeaders = faultsOf('response', responses()[`${entry.id} ${status} header`], headers, headers, 'header');
  const type = declared.length > 0 ? typeFault('response', headers['content-type'], declared) : good;
  const mediaType = declaredType(declared, headers['content-type']);
  const validate = responses()[`${entry.id} ${status} ${mediaType}`];
  const content = validate
    ? await judgeBody('response', headers, body, (bytes) => jsonFaults('response', validate, bytes))
    : good;
  return { ...content, violations: [...ofHeaders, ...type.violations, ...content.violations] };
}

type BodyFaults = (bytes: Buffer) => ProxyViolation[] | Promise<ProxyViolation[]>;

async function judgeBody(
  side: Side,
  { 'content-encoding': encoding = 'identity' }: Record<string, string>,
  { bytes }: BodyCopy,
  faults: BodyFaults,
): Promise<Judgement> {
  if (encoding !== 'identity') return { ...good, unjudged: [`${side}: its body is packed (${encoding})`] };
  if (!bytes) return { ...good, unjudged: [`${side}: its body is over 10 MiB`] };
  return { ...good, violations: await faults(bytes) };
}

function jsonFaults(side: Side, validate: ValidateFunction | undefined, bytes: Buffer): ProxyViolation[] {
  if (bytes.length === 0) return faultsOf(side, validate, undefined);
  try {
    return faultsOf(side, validate, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return unreadable(side, 'must be JSON in UTF-8', bytes);
  }
}

async function formFaults({ id, form }: OperationEntry, bytes: Buffer, type: string): Promise<ProxyViolation[]> {
  const parts = form ?? {};
  try {
    const given = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const texts = [...given].filter(([name, value]) => parts[name] && typeof value === 'string');
    const values = texts.map(([name, value]) => [name, parts[name]?.kind === 'json' ? parsed(String(value)) : value]);
    const missing = Object.keys(parts).filter((name) => parts[name]?.isRequired && !given.has(name));
    const unknown = [...new Set(given.keys())].filter((name) => !parts[name]);
    const body = Object.fromEntries(values);
    return [
      ...missing.flatMap((name) => faulty('request', `/${name}`, 'is required', 'nothing').violations),
      ...unknown.flatMap((name) => faulty('request', `/${name}`, unknownMember, 'a part of a form').violations),
      ...faultsOf('request', requests[`${id} form`], body).filter(({ place }) => !missing.includes(place.slice(1))),
    ];
  } catch {
    return unreadable('request', 'must be a form with the boundary that Content-Type names', bytes);
  }
}

/** A text that is no JSON stays a text, which the schema refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function faulty(side: Side, place: string, wanted: string, came: string): Judgement {
  return { ...good, violations: [{ side, place, wanted, came }] };
}

function unreadable(side: Side, wanted: string, { length }: Buffer): ProxyViolation[] {
  return faulty(side, '/', wanted, `${length} bytes that are not`).violations;
}

function typeFault(side: Side, header: string | undefined, declared: readonly string[]): Judgement {
  if (declaredType(declared, header) !== undefined) return good;
  return faulty(side, 'Content-Type', `must be ${declared.join(' or ')}`, essenceOf(header) ?? kindOfValue(header));
}

/** The declared media type of the header, without regard to parameters. */
function declaredType(declared: readonly string[], header: string | undefined): string | undefined {
  const type = essenceOf(header);
  return type === undefined ? undefined : declared.find((each) => essenceOf(each) === type);
}

/** A text that is no media type can be a secret. */
function essenceOf(header = ''): string | undefined {
  return /^[\w.+-]+\/[\w.+-]+/.exec(header)?.[0].toLowerCase();
}

const unknownMember = 'is not in the contract';

/** Keywords whose errors repeat more precise errors. */
const repeating = ['if', 'dependentSchemas'];

/** `seen` has the values as they came, because `value` has the types of the contract. */
function faultsOf(
  side: Side,
  validate: ValidateFunction | undefined,
  value: unknown,
  seen = value,
  area?: string,
): ProxyViolation[] {
  if (!validate || validate(value)) return [];
  const errors = (validate.errors ?? []).filter(
    (error) => !repeating.includes(error.keyword) && !(area === 'header' && isNumber(error, value)),
  );
  return errors.slice(0, limits.journalViolations).map((error) => {
    const steps = [...stepsOf(error.instancePath), ...memberOf(error)];
    const place = area === undefined ? pointerOf(steps) || '/' : [area, ...steps].join(' ');
    return { side, place, wanted: wantedOf(error), came: kindOfValue(valueAt(seen, steps)) };
  });
}

/** The validators of response headers get texts. */
function isNumber({ keyword, params, instancePath }: ErrorObject, value: unknown): boolean {
  const text = valueAt(value, stepsOf(instancePath));
  return keyword === 'type' && params['type'] === 'integer' && typeof text === 'string' && /^\d+$/.test(text);
}

function memberOf({ keyword, params }: ErrorObject): string[] {
  if (keyword === 'required') return [String(params['missingProperty'])];
  return keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : [];
}

function wantedOf({ keyword, params, message = 'is not allowed' }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return unknownMember;
  if (keyword === 'enum') return `must be one of ${params['allowedValues'].join(', ')}`;
  return keyword === 'type' ? message.replaceAll(',', ' or ') : plainRule(message);
}

export function kindOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return textKind([...value].length);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function textKind(length: number): string {
  if (length === 0) return 'an empty text';
  return length === 1 ? 'a text of 1 character' : `a text of ${length} characters`;
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => {
    const isHolder = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step);
    return isHolder ? (inner as Record<string, unknown>)[step] : undefined;
  }, value);
}

/** Maximum size in bytes of a request or response body that the proxy copies for validation. */
const copyLimit = 10 * 1024 * 1024;

export class BodyCopy {
  readonly #isKept: boolean;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(mediaType = '') {
    this.#isKept = isJsonMedia(mediaType) || /^multipart\/form-data\s*(?:;|$)/i.test(mediaType);
  }

  take(chunk: Buffer): void {
    this.#size += chunk.length;
    if (!this.#isKept) return;
    if (this.#size <= copyLimit) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): Buffer | undefined {
    return this.#isKept && this.#size <= copyLimit ? Buffer.concat(this.#chunks) : undefined;
  }
}

export function isJsonMedia(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}
