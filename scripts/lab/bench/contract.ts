import { readFileSync } from 'node:fs';
import { root } from '../../generate/files.ts';

export interface Media {
  schema?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; $ref?: string }>;
}

type Paths = Record<string, Record<string, Operation>>;

export interface Contract {
  openapi: string;
  paths: Paths;
  components: Record<string, Record<string, unknown>>;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

const measured = ['readDepartment', 'createDepartment'];

/** Merges the two API contracts of the project into one OpenAPI document. Some servers can load only one document. */
export function wholeContract(): Contract {
  const [admin, documents] = [read('admin'), renamed(read('documents'))];
  const components = { ...admin.components };
  for (const [kind, own] of Object.entries(documents.components)) components[kind] = { ...components[kind], ...own };
  return { ...admin, paths: { ...admin.paths, ...documents.paths }, components };
}

/**
 * Returns an API contract with the given number of operations.
 * If the project has too few operations, adds copies of operations under paths such as `/copy-1/…`.
 */
export function contractOfSize(size: number): Contract {
  const contract = wholeContract();
  const own = operationsOf(contract).toSorted(([, , one], [, , other]) => rank(one) - rank(other));
  const paths: Paths = {};
  for (let copy = 0, count = 0; count < size; copy++) {
    for (const [path, method, operation] of own.slice(0, size - count)) {
      const place = copy === 0 ? path : `/copy-${copy}${path}`;
      const operationId = copy === 0 ? operation.operationId : `${operation.operationId}${copy}`;
      paths[place] = { ...paths[place], [method]: { ...operation, operationId } };
      count += 1;
    }
  }
  return { ...contract, paths };
}

export function operationsOf({ paths }: Contract): [path: string, method: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
}

function rank({ operationId }: Operation): number {
  return measured.includes(operationId) ? 0 : 1;
}

function read(name: string): Contract {
  return JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8'));
}

/**
 * Adds a prefix to all component names of an API contract, so that two contracts can be merged without name clashes.
 */
function renamed(contract: Contract): Contract {
  const text = JSON.stringify(contract).replaceAll(/"#\/components\/(\w+)\/(\w+)"/g, '"#/components/$1/Documents$2"');
  const { components, ...rest }: Contract = JSON.parse(text);
  const renamedComponents = Object.entries(components).map(([kind, own]) => [
    kind,
    kind === 'securitySchemes'
      ? own
      : Object.fromEntries(Object.entries(own).map(([name, value]) => [`Documents${name}`, value])),
  ]);
  return { ...rest, components: Object.fromEntries(renamedComponents) };
}

export interface Answer {
  method: string;
  path: string;
  status: number;
  mediaType: string;
  value: unknown;
  /** JSON pointer to the schema of the response body. Null if the response has no JSON body. */
  bodySchema: string | null;
}

export function answersOf(contract: Contract): Answer[] {
  return operationsOf(contract).map(([path, method, operation]) => {
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const [mediaType = 'application/json', media] = Object.entries(response?.content ?? {})[0] ?? [];
    return {
      method: method.toUpperCase(),
      path,
      status: Number(status),
      mediaType,
      value: exampleOf(media),
      bodySchema: bodySchemaOf(path, method, operation),
    };
  });
}

function exampleOf(media: Media | undefined): unknown {
  return Object.values(media?.examples ?? {})[0]?.value ?? {};
}

function bodySchemaOf(path: string, method: string, { requestBody }: Operation): string | null {
  const type = Object.keys(requestBody?.content ?? {}).find((name) => name.endsWith('json'));
  if (type === undefined) return null;
  const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `/${['paths', path, method, 'requestBody', 'content', type, 'schema'].map(pointer).join('/')}`;
}
