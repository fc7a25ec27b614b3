import { readFileSync } from 'node:fs';
import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import { root } from '../generate/files.ts';
import type { Call } from './recipe.ts';

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

export function contractExample(id: OperationId): Pick<Call, 'path' | 'query' | 'body'> {
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
  const body = bodyOf(requestBody?.content ?? {});
  return { path: valuesIn('path'), query: valuesIn('query'), ...(body && { body }) };
}

function documentOf(name: string): Document {
  const document: Document =
    documents.get(name) ?? JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8'));
  documents.set(name, document);
  return document;
}

function bodyOf(content: Content): Call['body'] {
  const [[mediaType, media] = []] = Object.entries(content);
  const value = Object.values(media?.examples ?? {})[0]?.value;
  if (mediaType === undefined || value === undefined || mediaType === 'multipart/form-data') return undefined;
  return typeof value === 'string' ? { mediaType, text: value } : { json: value };
}
