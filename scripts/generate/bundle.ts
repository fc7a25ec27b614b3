import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';
import { mapObjects } from '../../src/contract/close-objects.ts';
import { clientVariant, inOneForm } from './client-bundles.ts';
import { fillEnums, readFaults } from './faults.ts';
import { root } from './files.ts';
import {
  type Contract,
  type ContractName,
  findOperations,
  isFile,
  type Response,
  resolve,
  type SchemaModel,
} from './model.ts';

const names: ContractName[] = ['admin', 'documents', 'sandbox'];

export async function bundleContracts(): Promise<Contract[]> {
  const config = await createConfig({});
  const contracts = await Promise.all(
    names.map(async (name) => {
      const result = await bundle({ ref: `${root}openapi/${name}/openapi.yaml`, config });
      const errors = result.problems.filter((problem) => problem.severity === 'error');
      if (errors.length > 0) throw new Error(errors.map(formatProblem).join('\n'));
      const document = result.bundle.parsed as Contract['document'];
      addToEveryOperation(document);
      return { name, document };
    }),
  );
  fillEnums(contracts, await readFaults(contracts));
  return contracts;
}

/** Adds the responses of `x-every-operation` to each operation, and its headers to each response. */
export function addToEveryOperation(document: Contract['document']): void {
  const { responses: shared = {}, headers = {} } = document['x-every-operation'] ?? {};
  delete document['x-every-operation'];
  for (const { operation } of findOperations([{ name: 'admin', document }])) {
    Object.assign(operation.responses, shared);
    for (const written of Object.values(operation.responses)) {
      const response = resolve<Response>(document, written);
      response.headers = { ...response.headers, ...headers };
    }
  }
}

function formatProblem({ message, location: [place] }: BundleProblem): string {
  const where = place ? `${relative(root, place.source.absoluteRef)}${place.pointer ?? ''}` : 'openapi';
  return `${where}: ${message.replaceAll(root, '')}`;
}

type BundleProblem = Awaited<ReturnType<typeof bundle>>['problems'][number];

export async function claimsFile(): Promise<[string, string][]> {
  const claims: unknown = parse(await readFile(`${root}openapi/claims.yaml`, 'utf8'));
  return [[`${root}dist/openapi/claims.json`, `${JSON.stringify(claims, null, 2)}\n`]];
}

export async function decisionsFile(): Promise<[string, string][]> {
  const decisions: Record<string, { subject: string }> = parse(await readFile(`${root}openapi/decisions.yaml`, 'utf8'));
  const rules: Record<string, unknown> = parse(await readFile(`${root}openapi/observations.yaml`, 'utf8'));
  const unknown = Object.keys(rules).find((id) => !(id in decisions));
  if (unknown) throw new Error(`openapi/observations.yaml: ${unknown} is no decision of openapi/decisions.yaml`);
  const entries = Object.entries(decisions).map(
    ([id, { subject }]) => [id, { subject, rules: rules[id] ?? [] }] as const,
  );
  return [[`${root}dist/openapi/decisions.json`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`]];
}

export function bundleFiles(contracts: Contract[]): [string, string][] {
  return contracts.flatMap(({ name, document }): [string, string][] => [
    [`${root}dist/openapi/${name}.json`, `${JSON.stringify(document, null, 2)}\n`],
    [`${root}dist/openapi/${name}.yaml`, stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 })],
  ]);
}

/**
 * Removes the rules with `x-checked-by: operation` from the contracts, because handwritten code checks these rules.
 * Merges the forms of a schema with `x-merged`, so that an error names a member instead of all forms.
 * Removes the responses with any other status (default), because the sandbox never answers so on purpose.
 */
export function withoutOwnChecks(contracts: readonly Contract[]): Contract[] {
  return contracts.map(({ name, document }) => ({
    name,
    document: mapObjects(document, checked) as Contract['document'],
  }));
}

function checked(node: object): object {
  const members = Object.entries(inOneForm(node)).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'default' && typeof value === 'object' && value?.$ref) return [];
    if (key !== 'allOf' || !Array.isArray(value)) return [[key, value]];
    const others = value.filter((each) => each['x-checked-by'] !== 'operation');
    return others.length > 0 ? [[key, others]] : [];
  });
  return Object.fromEntries(members);
}

const called = ['admin', 'documents'];

/**
 * Returns YAML files of the bundled API contracts for programs that run Arazzo descriptions.
 * Omits the schemas of files, because programs that run Arazzo descriptions would treat the files as text.
 * Omits examples, because programs that run Arazzo descriptions would send the examples as parameter values.
 */
export function journeyBundles(contracts: readonly Contract[]): [string, string][] {
  return contracts
    .filter(({ name }) => called.includes(name))
    .map(({ name, document }) => [
      `${root}dist/openapi/${name}.journeys.yaml`,
      stringify(forRunners(clientVariant(document), fileSchemas(document.components?.schemas)), {
        aliasDuplicateObjects: false,
        lineWidth: 120,
      }),
    ]);
}

function fileSchemas(schemas: Readonly<Record<string, SchemaModel>> = {}): ReadonlySet<unknown> {
  const files = Object.entries(schemas).filter(([, schema]) => isFile(schema));
  return new Set(files.map(([name]) => `#/components/schemas/${name}`));
}

function forRunners(node: unknown, files: ReadonlySet<unknown>, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((each) => forRunners(each, files));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => isProperties || !isLeftOut(key, value, files));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, forRunners(value, files, key === 'properties' && !isProperties)]),
  );
}

function isLeftOut(key: string, value: unknown, files: ReadonlySet<unknown>): boolean {
  if (key === 'example' || key === 'examples') return true;
  return key === 'schema' && typeof value === 'object' && value !== null && '$ref' in value && files.has(value.$ref);
}
