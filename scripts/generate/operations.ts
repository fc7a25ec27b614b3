import { constantModule, generated } from './files.ts';
import { formParts, formSchema } from './forms.ts';
import {
  type Body,
  type Contract,
  type Document,
  type FoundOperation,
  findOperations,
  type Parameter,
  type Response,
  resolve,
  type SchemaModel,
} from './model.ts';

/** The sandbox finds the operation of a request in the generated table. */
export function operationTableFile(contracts: Contract[]): [string, string][] {
  const table = Object.fromEntries(
    findOperations(contracts).map((found) => [found.operation.operationId, entry(found)]),
  );
  return [[`${generated}/operations.ts`, constantModule('operations', table, 'Every operation of the contract.')]];
}

function entry({ contract, path, method, operation }: FoundOperation) {
  const { document } = contract;
  const parameters = parametersOf(document, operation.parameters);
  const headers = parameters.filter((each) => each.in === 'header');
  const body = operation.requestBody && resolve<Body>(document, operation.requestBody);
  const parts = formParts(contract, operation);
  const bodySchema = parts ? formSchema(parts) : Object.values(body?.content ?? {})[0]?.schema;
  return {
    id: operation.operationId,
    interface: contract.name,
    method,
    path,
    credential: Object.keys((operation.security ?? document.security)?.[0] ?? {})[0] ?? null,
    roles: operation['x-roles'] ?? null,
    featureFlag: operation['x-feature-flag'] ?? null,
    jobKind: operation['x-job-kind'] ?? null,
    body: body
      ? {
          required: body.required ?? false,
          mediaTypes: Object.keys(body.content),
          ...(body['x-max-bytes'] && { maxBytes: body['x-max-bytes'] }),
          ...(contract.name === 'sandbox' && { properties: propertiesOf(document, bodySchema) }),
        }
      : null,
    form: parts
      ? Object.fromEntries(Object.entries(parts).map(([name, { schema: _, ...part }]) => [name, part]))
      : null,
    parameterTypes: typesOf(
      document,
      parameters.filter((each) => each.in !== 'header'),
    ),
    headerTypes: typesOf(document, headers),
    codes: annotations(document, 'x-code', bodySchema),
    wanted: {
      ...wantedOf(parameters),
      ...annotations(document, 'x-wanted', bodySchema),
    },
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        Object.keys(resolve<Response>(document, response).content ?? {}),
      ]),
    ),
  };
}

function parametersOf(document: Document, parameters: FoundOperation['operation']['parameters'] = []): Parameter[] {
  return parameters
    .map((parameter) => resolve<Parameter>(document, parameter))
    .map((each) => (each.in === 'header' ? { ...each, name: each.name.toLowerCase() } : each));
}

/** Maps each parameter to its type, such as `integer` or `text[]`. Omits parameters of the type `text`. */
function typesOf(document: Document, all: Parameter[]): Record<string, string> {
  const typed = all.map(({ name, schema }) => [name, typeOf(document, schema)]);
  return Object.fromEntries(typed.filter(([, type]) => type !== 'text'));
}

function typeOf(document: Document, schema: SchemaModel): string {
  const { type, items } = resolve<SchemaModel>(document, schema);
  if (type === 'array') return `${typeOf(document, items ?? {})}[]`;
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text';
}

function wantedOf(all: Parameter[]): Found {
  return Object.fromEntries(
    all.flatMap(({ name, schema }) => (schema['x-wanted'] ? [[name, schema['x-wanted']]] : [])),
  );
}

/** Search conditions can have three levels (design decision D-73). The sandbox returns an error for a fourth level. */
const unrolled = 4;

/**
 * Maps JSON pointers of properties to the values of an extension keyword. In a pointer, `*` stands for list items.
 * The keyword `x-code` contains the error code for an invalid value. The keyword `x-wanted` describes a valid value.
 */
function annotations(
  document: Document,
  key: string,
  schema: SchemaModel | undefined,
  at = '',
  refs: string[] = [],
): Found {
  if (!schema) return {};
  const { $ref = '' } = schema;
  if (refs.filter((ref) => $ref !== '' && ref === $ref).length === unrolled) return {};
  const target = resolve<SchemaModel>(document, schema);
  const value = schema[key] ?? target[key];
  const inner = Object.entries(target.properties ?? {}).map(([name, property]) =>
    annotations(document, key, property, `${at}/${name}`, [...refs, $ref]),
  );
  return Object.assign(
    value ? { [at]: value } : {},
    ...inner,
    annotations(document, key, target.items, `${at}/*`, [...refs, $ref]),
  );
}

function propertiesOf(document: Document, schema: SchemaModel | undefined, at = ''): Record<string, string[]> {
  const { properties } = schema ? resolve<SchemaModel>(document, schema) : {};
  if (!properties) return {};
  const inner = Object.entries(properties).map(([name, each]) => propertiesOf(document, each, `${at}/${name}`));
  return Object.assign({ [at]: Object.keys(properties) }, ...inner);
}

type Found = Record<string, unknown>;
