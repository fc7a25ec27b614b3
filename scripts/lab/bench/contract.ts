import { readFileSync } from 'node:fs';
import { root } from '../../generate/files.ts';
import { type Document, findOperations, type Response, resolve } from '../../generate/model.ts';

/** Merges the two API contracts of the project into one OpenAPI document. Some servers can load only one document. */
export function wholeContract(): Document {
  const [admin, documents] = [read('admin'), renamed(read('documents'))];
  const components: Record<string, object> = Object({ ...admin.components });
  for (const [kind, own] of Object.entries(documents.components ?? {}))
    components[kind] = { ...components[kind], ...Object(own) };
  return { ...admin, paths: { ...admin.paths, ...documents.paths }, components };
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

export interface ExampleAnswer {
  method: string;
  path: string;
  status: number;
  mediaType: string;
  value: unknown;
}

export function answersOf(document: Document): ExampleAnswer[] {
  return findOperations([{ name: 'admin', document }]).map(({ path, method, operation }) => {
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const { content = {} } = response ? resolve<Response>(document, response) : {};
    const [mediaType = 'application/json', media] = Object.entries(content)[0] ?? [];
    const [example = {}] = Object.values(media?.examples ?? {});
    const { value = {} } = 'value' in example ? example : {};
    return { method, path, status: Number(status), mediaType, value };
  });
}
