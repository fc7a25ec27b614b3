import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { closeObjects, mapObjects } from '../../src/contract/close-objects.ts';
import { banner, generated, root } from './files.ts';
import { formParts, formSchema } from './forms.ts';
import {
  type Body,
  type Contract,
  findOperations,
  type Parameter,
  type Response,
  resolve,
  type SchemaModel,
} from './model.ts';

type Schemas = Map<string, SchemaModel>;

/** Generates up to five validators for the requests of an operation: query, path, header, body and form. */
export function requestValidators(contracts: Contract[]): [string, string][] {
  const schemas: Schemas = new Map();
  for (const { contract, operation } of findOperations(contracts)) {
    const { name, document } = contract;
    const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
    schemas.set(
      `${operation.operationId} query`,
      rebase(name, objectOf(parameters.filter((each) => each.in === 'query'))),
    );
    const path = parameters.filter((each) => each.in === 'path');
    if (path.some(({ schema }) => !isPlainText(resolve<SchemaModel>(document, schema)))) {
      schemas.set(`${operation.operationId} path`, rebase(name, objectOf(path)));
    }
    const headers = parameters.filter((each) => each.in === 'header');
    const isRestricted = ({ required, schema }: Parameter) =>
      required || !isPlainText(resolve<SchemaModel>(document, schema));
    if (headers.some(isRestricted)) schemas.set(`${operation.operationId} header`, rebase(name, headerObject(headers)));
    const body = operation.requestBody && resolve<Body>(document, operation.requestBody);
    // If an operation also accepts media types other than JSON, handwritten code checks its request body.
    const media = Object.entries(body?.content ?? {});
    const json = media.every(([type]) => isJson(type)) ? media[0]?.[1].schema : undefined;
    if (json) schemas.set(`${operation.operationId} body`, rebase(name, json));
    const parts = formParts(contract, operation);
    if (parts) schemas.set(`${operation.operationId} form`, rebase(name, formSchema(parts)));
  }
  return compile('requests', components(contracts), schemas);
}

export function responseValidators(contracts: Contract[]): [string, string][] {
  const schemas: Schemas = new Map();
  for (const { contract, operation } of findOperations(contracts)) {
    for (const [status, reference] of Object.entries(operation.responses)) {
      const { content = {}, headers = {} } = resolve<Response>(contract.document, reference);
      const declared = Object.entries(headers).map(([name, header]) => ({
        ...resolve<Omit<Parameter, 'name'>>(contract.document, header),
        name,
      }));
      if (declared.some(({ required }) => required))
        schemas.set(`${operation.operationId} ${status} header`, rebase(contract.name, headerObject(declared)));
      for (const [type, { schema }] of Object.entries(content)) {
        if (isJson(type))
          schemas.set(`${operation.operationId} ${status} ${type}`, closeObjects(rebase(contract.name, schema)));
      }
    }
  }
  const closed = new Map([...components(contracts)].map(([id, schema]) => [id, closeObjects(schema)]));
  return compile('responses', closed, schemas);
}

/** Generates validators of the stored rows, of their parts, and of seeds. Their errors contain the schema and the value. */
export async function rowValidatorFiles(contracts: Contract[]): Promise<[string, string][]> {
  const text = await readFile(`${root}openapi/rows.yaml`, 'utf8');
  const {
    collections,
    others,
  }: Record<string, Record<string, SchemaModel>> = parse(text, { merge: true, maxAliasCount: -1 });
  const closed = Object.entries({ ...collections, ...others }).map(([name, schema]): [string, SchemaModel] => [
    name,
    schema['items'] ? schema : { type: 'object', additionalProperties: false, ...schema },
  ]);
  const schemas = new Map([...closed, ['seed', { $ref: 'contract:sandbox/SeedWorld#' } as SchemaModel]]);
  return compile('rows', components(contracts), schemas, true);
}

/** A schema's id contains the name of the contract, because two contracts can use the same schema name. */
function components(contracts: Contract[]): Schemas {
  return new Map(
    contracts.flatMap(({ name, document }) =>
      Object.entries(document.components?.schemas ?? {}).map(([id, schema]): [string, SchemaModel] => [
        `contract:${name}/${id}`,
        rebase(name, schema),
      ]),
    ),
  );
}

function objectOf(parameters: Parameter[]): SchemaModel {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function isPlainText(schema: SchemaModel): boolean {
  const rules = Object.keys(schema).filter((key) => !/^(?:type|minLength|description|examples?|x-.*)$/.test(key));
  return rules.length === 0 && schema.type === 'string' && Number(schema['minLength'] ?? 0) <= 1;
}

function headerObject(headers: Parameter[]): SchemaModel {
  const { additionalProperties: _, ...schema } = objectOf(
    headers.map((each) => ({ ...each, name: each.name.toLowerCase() })),
  );
  return schema;
}

function compile(name: string, shared: Schemas, schemas: Schemas, verbose = false): [string, string][] {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose,
    strictSchema: true,
    strictTypes: false,
    code: { source: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addVocabulary([
    'x-basis',
    'x-meaning',
    'x-claims',
    'x-decision',
    'x-canonical',
    'x-code',
    'x-codes',
    'x-states',
    'x-wanted',
    'x-limits',
    'x-unique-by',
    'x-order',
    'example',
    'xml',
    'discriminator',
  ]);
  for (const [id, schema] of shared) ajv.addSchema(schema, id, false, false);
  const exports: Record<string, string> = {};
  const compiled = new Map<string, string>();
  for (const [id, schema] of schemas) {
    const text = JSON.stringify(schema);
    if (compiled.has(text)) continue;
    ajv.addSchema(schema, id, false, true);
    requireCompiles(ajv, id);
    const own = `v${compiled.size}`;
    exports[own] = id;
    compiled.set(text, own);
  }
  const code = withFewErrors(withJoinedErrors(standalone.default(ajv, exports)));
  const names = [...schemas].map(
    ([id, schema]) => `  ${JSON.stringify(id)}: exports.${compiled.get(JSON.stringify(schema))},`,
  );
  return [
    [`${generated}/${name}.cjs`, `${banner}${code}\nmodule.exports = {\n${names.join('\n')}\n};\n`],
    [
      `${generated}/${name}.d.cts`,
      `${banner}import type { ValidateFunction } from 'ajv';\ndeclare const validators: Record<string, ValidateFunction | undefined>;\nexport = validators;\n`,
    ],
  ];
}

/** Validators of Ajv copy all earlier errors for each list item, which can take minutes with many errors. */
function withJoinedErrors(code: string): string {
  const copying = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g;
  const joining = code.replaceAll(copying, 'vErrors = joined(vErrors, $1.errors);');
  if (joining.includes('.concat(')) throw new Error('the validators copy faults in a way that is not known here');
  return `${joining}
function joined(before, more) {
  if (before === null) return more;
  for (const error of more) before.push(error);
  return before;
}
`;
}

const mostErrors = 2000;

/** Changes the generated validators so that they stop checking an object or list after `mostErrors` errors. */
function withFewErrors(code: string): string {
  const loops = /for\((?:const key\d+ in data\d*|let i\d+=0; i\d+<len\d+; i\d+\+\+)\)\{/g;
  return code.replaceAll(loops, (loop) => `${loop}\nif(errors >= ${mostErrors}) break;`);
}

/** Throws if a schema does not compile. Otherwise, the error would appear only when the sandbox starts. */
function requireCompiles(ajv: Ajv2020, id: string): void {
  try {
    ajv.getSchema(id);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the schema of "${id}" does not compile: ${why}; "node scripts/check-contract.ts" says where`);
  }
}

function rebase(name: string, schema: SchemaModel): SchemaModel {
  return mapObjects(schema, (node) =>
    typeof node['$ref'] === 'string'
      ? { ...node, $ref: node['$ref'].replace(/^#\/components\/schemas\/([^/]+)/, `contract:${name}/$1#`) }
      : node,
  ) as SchemaModel;
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
