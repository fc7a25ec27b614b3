import { constantModule, generated } from './files.ts';
import {
  type Body,
  type Contract,
  type Document,
  type FoundOperation,
  findOperations,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from './model.ts';

/** What the sandbox needs to know of each operation before it reads a body: route, roles, media types, parameters. */
export function operationTable(contracts: Contract[]): [string, string][] {
  const table = Object.fromEntries(findOperations(contracts).map((found) => [found.operation.operationId, entry(found)]));
  return [[`${generated}/operations.ts`, constantModule('operations', table, 'Every operation of the contract.')]];
}

function entry({ contract, path, method, operation }: FoundOperation) {
  const { document } = contract;
  const body = operation.requestBody && resolve<Body>(document, operation.requestBody);
  return {
    id: operation.operationId,
    interface: contract.name,
    method,
    path,
    credential: Object.keys((operation.security ?? document.security)?.[0] ?? {})[0] ?? null,
    roles: operation['x-roles'] ?? null,
    featureFlag: operation['x-feature-flag'] ?? null,
    jobKind: operation['x-job-kind'] ?? null,
    body: body ? { required: body.required ?? false, mediaTypes: Object.keys(body.content) } : null,
    integers: parameters(found(document, operation.parameters)),
    codes: body ? specialCodes(document, Object.values(body.content)[0]?.schema) : {},
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        Object.keys(resolve<Response>(document, response).content ?? {}),
      ]),
    ),
  };
}

function found(document: Document, parameters: FoundOperation['operation']['parameters'] = []): Parameter[] {
  return parameters.map((parameter) => resolve<Parameter>(document, parameter));
}

/** The query parameters that are read as whole numbers. */
function parameters(all: Parameter[]): string[] {
  return all.filter((parameter) => parameter.in === 'query' && parameter.schema.type === 'integer').map(({ name }) => name);
}

/** A schema that refers to itself is followed so far; D-73 allows three levels, the fourth is refused by its own code. */
const unrolled = 4;

/** The error codes of single members of the body (`x-code`), by JSON pointer; the step `*` is any item of a list. */
function specialCodes(document: Document, schema: Schema | undefined, at = '', refs: string[] = []): Codes {
  if (!schema) return {};
  const { $ref = '' } = schema;
  if (refs.filter((ref) => $ref !== '' && ref === $ref).length === unrolled) return {};
  const target = resolve<Schema>(document, schema);
  const code = schema['x-code'] ?? target['x-code'];
  const inner = Object.entries(target.properties ?? {}).map(([name, property]) =>
    specialCodes(document, property, `${at}/${name}`, [...refs, $ref]),
  );
  return Object.assign(
    code ? { [at]: code } : {},
    ...inner,
    specialCodes(document, target.items, `${at}/*`, [...refs, $ref]),
  );
}

type Codes = Record<string, unknown>;
