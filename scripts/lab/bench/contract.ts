import { readFileSync } from 'node:fs';
import { root } from '../../generate/files.ts';
import {
  type Body,
  type Document,
  type FoundOperation,
  findOperations,
  type Operation,
  type Response,
  resolve,
} from '../../generate/model.ts';

const measured = ['readDepartment', 'createDepartment'];

/** Merges the two API contracts of the project into one OpenAPI document. Some servers can load only one document. */
export function wholeContract(): Document {
  const [admin, documents] = [read('admin'), renamed(read('documents'))];
  const components: Record<string, object> = Object({ ...admin.components });
  for (const [kind, own] of Object.entries(documents.components ?? {}))
    components[kind] = { ...components[kind], ...Object(own) };
  return { ...admin, paths: { ...admin.paths, ...documents.paths }, components };
}

export function operationsOf(document: Document): FoundOperation[] {
  return findOperations([{ name: 'admin', document }]);
}

/**
 * Returns an API contract with the given number of operations.
 * If the project has too few operations, adds copies of operations under paths such as `/copy-1/…`.
 */
export function contractOfSize(size: number): Document {
  const contract = wholeContract();
  const isMeasured = ({ operation }: FoundOperation) => measured.includes(operation.operationId);
  const own = operationsOf(contract).toSorted((one, other) => Number(isMeasured(other)) - Number(isMeasured(one)));
  const paths: Record<string, Record<string, Operation>> = {};
  for (let count = 0; count < size; count++) {
    const { path, method, operation } = own[count % own.length] ?? own[0] ?? never();
    const copy = Math.floor(count / own.length);
    const place = copy === 0 ? path : `/copy-${copy}${path}`;
    const operationId = copy === 0 ? operation.operationId : `${operation.operationId}${copy}`;
    paths[place] = { ...paths[place], [method.toLowerCase()]: { ...operation, operationId } };
  }
  return { ...contract, paths };
}

function never(): never {
  throw new Error('the contract has no operation');
}

function read(name: string): Document {
  return JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8'));
}

/** Adds a prefix to all component names of an API contract, so that two contracts can be merged without name clashes. */
function renamed(contract: Document): Document {
  const text = JSON.stringify(contract).replaceAll(/"#\/components\/(\w+)\/(\w+)"/g, '"#/components/$1/Documents$2"');
  const { components = {}, ...rest }: Document = JSON.parse(text);
  const prefixed = (own: object) =>
    Object.fromEntries(Object.entries(own).map(([name, value]) => [`Documents${name}`, value]));
  const renamedComponents = Object.entries(components).map(([kind, own]) => [
    kind,
    kind === 'securitySchemes' ? own : prefixed(Object(own)),
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

export function answersOf(document: Document): Answer[] {
  return operationsOf(document).map(({ path, method, operation }) => {
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const { content = {} } = response ? resolve<Response>(document, response) : {};
    const [mediaType = 'application/json', media] = Object.entries(content)[0] ?? [];
    const [example = {}] = Object.values(media?.examples ?? {});
    const { value = {} } = 'value' in example ? example : {};
    const bodySchema = bodySchemaOf(document, path, method.toLowerCase(), operation);
    return { method, path, status: Number(status), mediaType, value, bodySchema };
  });
}

function bodySchemaOf(document: Document, path: string, method: string, { requestBody }: Operation): string | null {
  const { content } = requestBody ? resolve<Body>(document, requestBody) : { content: {} };
  const type = Object.keys(content).find((name) => name.endsWith('json'));
  if (type === undefined) return null;
  const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `/${['paths', path, method, 'requestBody', 'content', type, 'schema'].map(pointer).join('/')}`;
}
