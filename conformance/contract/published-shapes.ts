import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import type { PlainAnswer } from '../target/types.ts';

type Members = Record<string, unknown>;

/** Says whether an answer is one that the published contract declares. The pack's own reading of the contract. */
export class PublishedShapes {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #responses = new Map<string, Members>();
  readonly #documents = new Map<string, Members>();
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(names: readonly string[] = ['admin', 'documents']) {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    for (const name of names) this.#load(name);
  }

  /** What is wrong with the answer, in words; undefined when nothing is. */
  fault(operation: OperationId, { status, headers, json }: PlainAnswer): string | undefined {
    const responses = this.#responses.get(operation) ?? {};
    const declared = Object.keys(responses);
    if (!declared.includes(String(status))) return `the status ${status} is not declared; ${declared.join(', ')} are`;
    const { content } = responses[String(status)] as { content?: Record<string, { schema: AnySchema }> };
    if (!content) return undefined;
    const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
    const declaredType = content[mediaType];
    if (!declaredType)
      return `the media type is ${mediaType || 'absent'}; ${Object.keys(content).join(', ')} is declared`;
    if (!/json/.test(mediaType)) return undefined;
    if (json === undefined) return 'the body is no JSON';
    const validate = this.#validator(`${operation} ${status} ${mediaType}`, operation, declaredType.schema);
    return validate(json) ? undefined : this.#ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  #validator(key: string, operation: OperationId, schema: AnySchema): ValidateFunction {
    const known = this.#validators.get(key);
    if (known) return known;
    const components = this.#documents.get(operation)?.['components'];
    const validate = this.#ajv.compile({ ...(schema as object), components });
    this.#validators.set(key, validate);
    return validate;
  }

  #load(name: string): void {
    const file = new URL(`../../dist/openapi/${name}.json`, import.meta.url);
    const document: Members = JSON.parse(readFileSync(file, 'utf8'));
    for (const item of Object.values(document['paths'] as Record<string, Members>)) {
      for (const operation of Object.values(item).filter(isObject)) {
        if (typeof operation['operationId'] !== 'string') continue;
        this.#documents.set(operation['operationId'], document);
        this.#responses.set(operation['operationId'], resolved(document, operation['responses']));
      }
    }
  }
}

/** Responses with their references followed. */
function resolved(document: Members, responses: unknown): Members {
  return Object.fromEntries(
    Object.entries(responses as Members).map(([status, response]) => [status, follow(document, response)]),
  );
}

function follow(document: Members, value: unknown): unknown {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  const steps = value['$ref'].replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
}
