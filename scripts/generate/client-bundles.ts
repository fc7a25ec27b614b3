import { stringify } from 'yaml';
import { root } from './files.ts';
import { type Contract, findOperations, resolve } from './model.ts';

/** New names of schemas whose names also belong to a global browser type or to the support code of a generator. */
const schemaNames: Readonly<Record<string, string>> = {
  Document: 'DocumentRecord',
  Error: 'ServiceError',
  OperationId: 'OperationName',
};

/** Without suffixes, a schema and a response with the same name would clash in generated code. */
const suffixes: Readonly<Record<string, string>> = {
  headers: 'Header',
  parameters: 'Parameter',
  responses: 'Response',
};

const superfluous = ['encoding', 'contentMediaType', 'contentSchema'];

/** Keywords that restrict values of a type, but define no type. Generators ignore them, or lose the type next to them. */
const conditions = ['if', 'then', 'else', 'not', 'contains', 'dependentRequired', 'dependentSchemas'];

/** Keywords of branches of `allOf` that cannot become part of the schema itself. */
const inBranches = [...conditions, 'anyOf', '$ref'];

/** JSON Schema keywords that contain example data instead of schemas. The generator does not change example data. */
const data = ['example', 'examples', 'default', 'enum', 'const'];

/** Converts the bundled API contracts for code generators and viewers. */
export function clientBundles(contracts: readonly Contract[]): [string, string][] {
  return contracts.flatMap(({ name, document }): [string, string][] => {
    const hasForms = JSON.stringify(document).includes('"x-merged"');
    const variant = hasForms ? withoutUnusedSchemas(clientVariant(document)) : clientVariant(document);
    const path = `${root}dist/openapi/${name}.clients`;
    return [
      [`${path}.json`, `${JSON.stringify(variant, null, 2)}\n`],
      [`${path}.yaml`, stringify(variant, { aliasDuplicateObjects: false, lineWidth: 120 })],
    ];
  });
}

export function clientVariant(document: Contract['document']): unknown {
  return forClients(withPlainOperations(structuredClone(document)), []);
}

/**
 * Some generators lose the file of a form if the form or the file has a name, so each request describes its own form.
 * Some generators take the response `default`, which describes any other error, for a success.
 */
function withPlainOperations(document: Contract['document']): Contract['document'] {
  const replaced: object[] = [];
  for (const { operation } of findOperations([{ name: 'admin', document }])) {
    const { requestBody, responses } = operation;
    const form = requestBody && 'content' in requestBody && requestBody.content['multipart/form-data'];
    if (form) {
      const { properties, ...rest } = resolve(document, form.schema);
      const { file = {} } = properties ?? {};
      replaced.push(form.schema, file);
      form.schema = { ...rest, properties: { ...properties, file: resolve(document, file) } };
    }
    replaced.push(responses['default'] ?? {});
    delete responses['default'];
  }
  for (const each of replaced) if ('$ref' in each) removeComponent(document, String(each.$ref));
  return document;
}

function removeComponent({ components }: Contract['document'], reference: string): void {
  const [, , section = '', name = ''] = reference.split('/');
  Reflect.deleteProperty(Object(components?.[section]), name);
}

/** Removes the forms of merged schemas, if they have no other use. */
function withoutUnusedSchemas(document: unknown): unknown {
  const text = JSON.stringify(document);
  const isUsed = (name: string) => text.includes(`"#/components/schemas/${name}"`);
  const rest: unknown = JSON.parse(text, function (key, value) {
    const isSchemas = key === 'schemas' && 'parameters' in this;
    return isSchemas ? Object.fromEntries(Object.entries(value).filter(([name]) => isUsed(name))) : value;
  });
  return JSON.stringify(rest).length < text.length ? withoutUnusedSchemas(rest) : rest;
}

/** The schema with all its forms (`oneOf`) as one form, of which each error message and each generator can name a part. */
export function inOneForm(node: object): object {
  if (!('x-merged' in node)) return node;
  const { oneOf: _, 'x-merged': merged, ...own } = { oneOf: [], ...node };
  return Object.assign({}, own, merged);
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: object[];
  description?: string | undefined;
  format?: string;
  maximum?: number;
  minimum?: number;
  pattern?: string;
  properties?: object;
  required?: string[];
  type?: string | string[];
}

/** Converts a value in an API contract for code generators. */
function forClients(node: unknown, place: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => forClients(each, place));
  if (typeof node !== 'object' || node === null) return node;
  const isProperties = place.at(-1) === 'properties';
  const entries = isProperties ? Object.entries(node) : plainEntries({ ...inOneForm(node) }, place.length === 3);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref' && !isProperties) return [key, renamedReference(String(value))];
      if (key === 'pattern' && !isProperties) return [key, plainPattern(String(value))];
      if (data.includes(key) && !isProperties && place.at(-1) !== 'responses') return [key, value];
      return [
        place.length === 2 && place[0] === 'components' ? renamed(place[1], key) : key,
        forClients(value, [...place, key]),
      ];
    }),
  );
}

function plainEntries(node: Schema, isNamed: boolean): [string, unknown][] {
  const whole = node.allOf ? merged(node, node.allOf) : node;
  const { type } = whole;
  const isMixed = isNamed && Array.isArray(type) && !type.includes('null');
  const plain = isMixed ? divided(whole, type) : whole;
  return Object.entries(plain).filter(
    ([key]) => !isSuperfluous(key) && !(key === 'minLength' && plain.format === 'binary'),
  );
}

/** Many generators lose the type of a schema with `allOf`, so its branches become part of the schema itself. */
function merged({ allOf, ...node }: Schema, branches: readonly Schema[]): Schema {
  const reference = branches.find(({ $ref }) => $ref);
  if (reference && !node.properties) return { ...reference, description: node.description };
  const simple = branches.filter((branch) => !Object.keys(branch).some((key) => inBranches.includes(key)));
  const required = [node, ...simple].flatMap((each) => each.required ?? []);
  return Object.assign({}, ...simple, node, required.length > 0 && { required });
}

/** kubb fails if a schema has several types, a name and a reference to it. */
function divided({ type, pattern, minimum, maximum, ...rest }: Schema, types: readonly string[]): Schema {
  return {
    ...rest,
    anyOf: types.map((each) => ({ type: each, ...(each === 'string' ? { pattern } : { minimum, maximum }) })),
  };
}

function isSuperfluous(key: string): boolean {
  return superfluous.includes(key) || conditions.includes(key) || key.startsWith('x-');
}

/** Some generators copy a pattern into a comment, which the characters of the end of a comment would end. */
function plainPattern(pattern: string): string {
  return pattern.replaceAll('\\*/', '[*]/').replaceAll('*/', '{0,}/');
}

function renamedReference(reference: string): string {
  const [start, components, section = '', name = ''] = reference.split('/');
  return [start, components, section, renamed(section, name)].join('/');
}

function renamed(section: string | undefined, name: string): string {
  if (section === 'schemas') return schemaNames[name] ?? name;
  return `${name}${suffixes[section ?? ''] ?? ''}`;
}
