import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { targetOf } from '../../contract-samples/plain-schema.ts';
import type { OperationId } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import type { PlainAnswer } from '../target/types.ts';
import { type DeclaredHeaders, PublishedHeaders } from './headers.ts';

type Members = Record<string, unknown>;

const mostErrors = 3;

interface Response {
  pointer: string;
  headers: DeclaredHeaders;
  codes: readonly string[];
  mediaTypes: readonly string[];
}

export interface DeclaredAnswer {
  status: string;
  code: string | undefined;
}

export class PublishedShapes {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, inlineRefs: false });
  readonly #headers = new PublishedHeaders();
  readonly #responses = new Map<string, ReadonlyMap<string, Response>>();
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    for (const name of ['admin', 'documents']) this.#load(name);
  }

  declared(operation: OperationId): DeclaredAnswer[] {
    const responses = [...(this.#responses.get(operation) ?? [])];
    return responses.flatMap(([status, { codes }]): DeclaredAnswer[] =>
      codes.length === 0 ? [{ status, code: undefined }] : codes.map((code) => ({ status, code })),
    );
  }

  fault(operation: OperationId, answer: PlainAnswer): string | undefined {
    return this.headerFault(operation, answer) ?? this.bodyFault(operation, answer);
  }

  headerFault(operation: OperationId, { status, headers }: PlainAnswer): string | undefined {
    const response = this.#responses.get(operation)?.get(String(status));
    return response && this.#headers.fault(response.pointer, response.headers, headers);
  }

  bodyFault(operation: OperationId, { status, headers, json }: PlainAnswer): string | undefined {
    const responses = this.#responses.get(operation);
    const response = responses?.get(String(status));
    if (!response) return `the status ${status} is not declared; ${[...(responses?.keys() ?? [])].join(', ')} are`;
    if (response.mediaTypes.length === 0) return undefined;
    const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!response.mediaTypes.includes(mediaType))
      return `the media type is ${mediaType || 'absent'}; ${response.mediaTypes.join(', ')} is declared`;
    if (!/json/.test(mediaType)) return undefined;
    if (json === undefined) return 'the body is not valid JSON';
    const validate = this.#validator(`${response.pointer}/content/${escaped(mediaType)}/schema`);
    return validate(json) ? undefined : this.#describe(validate);
  }

  #describe({ errors }: ValidateFunction): string {
    const all = errors ?? [];
    const more = all.length > mostErrors ? `, and ${all.length - mostErrors} more` : '';
    return this.#ajv.errorsText(all.slice(0, mostErrors), { dataVar: 'body' }) + more;
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const validate = this.#ajv.compile({ $ref: pointer });
    this.#validators.set(pointer, validate);
    return validate;
  }

  /** Registers the complete API contract as one schema, so that Ajv compiles shared schemas only once. */
  #load(name: string): void {
    const file = new URL(`../../dist/openapi/${name}.json`, import.meta.url);
    const document: Members = JSON.parse(readFileSync(file, 'utf8'));
    this.#ajv.addSchema(document, name);
    for (const [path, item] of Object.entries(document['paths'] as Record<string, Members>)) {
      for (const [method, operation] of Object.entries(item)) {
        if (!isObject(operation) || typeof operation['operationId'] !== 'string') continue;
        const at = `#/paths/${escaped(path)}/${method}/responses`;
        const statuses = Object.keys(isObject(operation['responses']) ? operation['responses'] : {});
        const responses = statuses.map((status) => [status, responseAt(document, name, `${at}/${status}`)] as const);
        this.#responses.set(operation['operationId'], new Map(responses));
      }
    }
  }
}

let shared: PublishedShapes | undefined;

export function publishedShapes(): PublishedShapes {
  shared ??= new PublishedShapes();
  return shared;
}

function responseAt(document: Members, name: string, pointer: string): Response {
  const { at, value } = follow(document, pointer);
  const content = isObject(value['content']) ? Object.keys(value['content']) : [];
  const headers = Object.entries(isObject(value['headers']) ? value['headers'] : {}).map(([header, declared]) => {
    const { $ref } = isObject(declared) ? declared : {};
    return [header, typeof $ref === 'string' ? follow(document, $ref).value : declared] as const;
  });
  return {
    pointer: `${name}${at}`,
    headers: Object.fromEntries(headers) as DeclaredHeaders,
    codes: Array.isArray(value['x-codes']) ? value['x-codes'].map(String) : [],
    mediaTypes: content.map((type) => type.toLowerCase()),
  };
}

function follow(document: Members, pointer: string): { at: string; value: Members } {
  const value = targetOf(document, pointer);
  if (!isObject(value)) throw new Error(`the bundled contract has nothing at ${pointer}`);
  return typeof value['$ref'] === 'string' ? follow(document, value['$ref']) : { at: pointer, value };
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
