import { stringify } from 'yaml';
import { root } from './files.ts';
import type { Contract } from './model.ts';

const schemaNames: Readonly<Record<string, string>> = { Document: 'DocumentRecord', Error: 'ApiError' };

/** Without suffixes, a schema and a response with the same name would clash in generated code. */
const suffixes: Readonly<Record<string, string>> = {
  headers: 'Header',
  parameters: 'Parameter',
  responses: 'Response',
};

const superfluous = ['jsonSchemaDialect', 'encoding', 'contentMediaType', 'contentSchema'];

/** JSON Schema keywords that contain example data instead of schemas. The generator does not change example data. */
const data = ['example', 'examples', 'default', 'enum', 'const'];

/** Converts the bundled API contracts for code generators and viewers. */
export function clientBundles(contracts: readonly Contract[]): [string, string][] {
  return contracts.flatMap(({ name, document }): [string, string][] => {
    const variant = clientVariant(document);
    const path = `${root}dist/openapi/${name}.clients`;
    return [
      [`${path}.json`, `${JSON.stringify(variant, null, 2)}\n`],
      [`${path}.yaml`, stringify(variant, { aliasDuplicateObjects: false, lineWidth: 120 })],
    ];
  });
}

export function clientVariant(document: Contract['document']): unknown {
  return forClients(document, []);
}

/** Converts a value in an API contract for code generators. */
function forClients(node: unknown, place: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => forClients(each, place));
  if (typeof node !== 'object' || node === null) return node;
  const isProperties = place.at(-1) === 'properties';
  const entries = Object.entries(node).filter(([key]) => isProperties || !isSuperfluous(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref' && !isProperties) return [key, renamedReference(String(value))];
      if (data.includes(key) && !isProperties) return [key, value];
      return [
        place.length === 2 && place[0] === 'components' ? renamed(place[1], key) : key,
        forClients(value, [...place, key]),
      ];
    }),
  );
}

function isSuperfluous(key: string): boolean {
  return superfluous.includes(key) || key.startsWith('x-');
}

function renamedReference(reference: string): string {
  const [start, components, section = '', name = ''] = reference.split('/');
  return [start, components, section, renamed(section, name)].join('/');
}

function renamed(section: string | undefined, name: string): string {
  if (section === 'schemas') return schemaNames[name] ?? name;
  return `${name}${suffixes[section ?? ''] ?? ''}`;
}
