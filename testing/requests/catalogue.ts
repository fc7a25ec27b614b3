import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../../scripts/generate/files.ts';
import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import type { ApiCall, CallBody, FilePart, Recipe } from './write-call.ts';

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  example?: unknown;
}

type Content = Record<string, { examples?: Record<string, { value: unknown }> }>;

interface Document {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: { content: Content } }>>;
  components: { parameters?: Record<string, Parameter> };
}

const documents = new Map<string, Document>();

export function contractExample(id: OperationId): Pick<ApiCall, 'path' | 'query' | 'body'> {
  const { path, method, interface: of } = operationTable[id];
  const { paths, components } = documentOf(of);
  const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
  const named = parameters.map((each) => components.parameters?.[each.$ref?.split('/').at(-1) ?? ''] ?? each);
  const valuesIn = (place: string) =>
    Object.fromEntries(
      named
        .filter((each) => each.in === place && each.required && each.name !== 'tenant')
        .map(({ name, example }) => [name, String(example)]),
    );
  const body = exampleOf(requestBody?.content ?? {});
  return { path: valuesIn('path'), query: valuesIn('query'), ...(body && { body }) };
}

function documentOf(name: string): Document {
  const document: Document =
    documents.get(name) ?? JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8'));
  documents.set(name, document);
  return document;
}

function exampleOf(content: Content): ApiCall['body'] {
  const [[mediaType, media] = []] = Object.entries(content);
  const value = Object.values(media?.examples ?? {})[0]?.value;
  if (mediaType === undefined || value === undefined || mediaType === 'multipart/form-data') return undefined;
  return typeof value === 'string' ? { mediaType, text: value } : { json: value };
}

/** Path, required query parameters and body default to the example in the contract. */
interface WrittenCall extends Omit<ApiCall, 'operation' | 'body'> {
  body?: unknown;
  files?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  seed?: string;
  text?: string;
  /** The Content-Length of a body that the client announces and does not send. */
  announced?: number;
  mediaType?: string;
}

type WrittenStep = WrittenCall & { operation: OperationId };

interface WrittenRecipe extends WrittenCall {
  about: string;
  before?: readonly (string | WrittenStep)[];
  start?: Recipe['start'];
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, WrittenRecipe>>>>;

const folder = `${root}fixtures/requests/`;
const steps: Readonly<Record<string, WrittenStep>> = read('steps');
const catalogue: Catalogue = { ...read('admin'), ...read('documents'), ...read('sandbox') };
const seed = readFileSync(`${folder}seed.yaml`, 'utf8');

for (const id of Object.keys(catalogue))
  if (!Object.hasOwn(operationTable, id)) throw new Error(`fixtures/requests: no contract has the operation "${id}"`);

export function recipesOf(id: OperationId): Readonly<Record<string, Recipe>> {
  return Object.fromEntries(Object.entries(catalogue[id] ?? {}).map(([key, written]) => [key, recipeOf(id, written)]));
}

function recipeOf(id: OperationId, { about, before = [], start, ...written }: WrittenRecipe): Recipe {
  const { operation: _operation, ...call } = callOf(id, written);
  return { ...call, about, before: before.map(stepOf), ...(start && { start }) };
}

function stepOf(written: string | WrittenStep): ApiCall {
  const step = typeof written === 'string' ? steps[written] : written;
  if (!step) throw new Error(`fixtures/requests/steps.yaml has no request "${written}"`);
  const { operation, ...call } = step;
  return callOf(operation, call);
}

function callOf(operation: OperationId, written: WrittenCall): ApiCall {
  const { body: _body, files, parts, seed: _seed, text, announced, mediaType, ...call } = written;
  const example = contractExample(operation);
  const body = bodyOf(written) ?? example.body;
  const [path, query] = [
    { ...example.path, ...call.path },
    { ...example.query, ...call.query },
  ];
  return { ...call, operation, path, query, ...(body && { body }) };
}

function bodyOf({ body, files, parts, seed: key, text, announced, mediaType = '' }: WrittenCall): CallBody | undefined {
  if (body !== undefined) return { json: body };
  if (key !== undefined) return { mediaType: 'application/yaml', text: seed.replace('{key}', key) };
  if (text !== undefined) return { mediaType, text };
  if (announced !== undefined) return { mediaType, announced };
  if (files === undefined) return undefined;
  return {
    form: { ...Object.fromEntries(Object.entries(files).map(([part, name]) => [part, fileOf(name)])), ...parts },
  };
}

function fileOf(name: string): FilePart {
  return { name, base64: readFileSync(`${folder}files/${name}`, 'base64') };
}

function read(name: string) {
  return parse(readFileSync(`${folder}${name}.yaml`, 'utf8'));
}
