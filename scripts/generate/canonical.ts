import {
  type CanonicalExtension,
  type CanonicalShape,
  canonicalAnswer,
  canonicalBody,
  canonicalKind,
} from './canonical-shape.ts';
import { constantModule, root } from './files.ts';
import {
  type Body,
  type Contract,
  type Document,
  type FoundOperation,
  findOperations,
  type Parameter,
  resolve,
  type Schema,
} from './model.ts';

interface Canonical {
  spec: {
    interface: string;
    input: CanonicalShape;
    output: CanonicalShape;
    vital: readonly string[];
    safe?: true;
    assumed?: true;
    caller?: string;
    narrowIds?: true;
  };
  binding: Record<string, unknown>;
  sample: Record<string, unknown>;
}

export function canonicalFiles(contracts: Contract[]): [string, string][] {
  const published = contracts.filter(({ name }) => name !== 'sandbox');
  const shapes = new Map<string, CanonicalShape>();
  const found = findOperations(published).map((each) => [each.operation.operationId, canonical(each, shapes)] as const);
  const table = <T>(part: (each: Canonical) => T) => Object.fromEntries(found.map(([id, each]) => [id, part(each)]));
  const file = (path: string, name: string, value: unknown, docs: string): [string, string] => [
    `${root}conformance/${path}.ts`,
    constantModule(name, value, docs),
  ];
  const specs = table(({ spec }) => spec);
  const bindings = table(({ binding }) => binding);
  const samples = table(({ sample }) => sample);
  return [
    file(
      'canonical/generated/operations',
      'operations',
      specs,
      'Every operation of both interfaces in canonical terms.',
    ),
    file('published/generated/bindings', 'published', bindings, 'How the published contract binds every operation.'),
    file('published/generated/samples', 'samples', samples, 'Examples of the required parameters of every operation.'),
  ];
}

function canonical(
  { contract, path, method, operation }: FoundOperation,
  shapes: Map<string, CanonicalShape>,
): Canonical {
  const { document } = contract;
  const extension = (operation['x-canonical'] ?? {}) as CanonicalExtension;
  const parameters = (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each));
  const renamed = renames(extension);
  const query = parameters.filter((each) => each.in === 'query' && !/^page(\[|Size$|After$|$)/.test(each.name));
  const body = operation.requestBody
    ? canonicalBody(document, resolve<Body>(document, operation.requestBody), renamed, extension)
    : { input: {}, binding: {} };
  const { output, answer, next } = canonicalAnswer(document, operation, shapes);
  const input: CanonicalShape = {
    ...inputsOf(
      document,
      parameters.filter((each) => each.in === 'path'),
      renamed,
    ),
  };
  const headers = parameters.filter((each) => each.in === 'header' && each.required);
  Object.assign(input, inputsOf(document, [...query, ...headers], renamed), body.input, extension.also);
  const roles = operation['x-roles'];
  const key = apiKeyHeader(document, operation.security);
  const safe = method === 'GET' || extension.safe === true;
  return {
    spec: {
      interface: contract.name,
      input,
      output,
      vital: extension.vital ?? vitalOf(output),
      ...(safe && { safe: true as const }),
      ...(operation['x-basis'] === 'assumed' && { assumed: true as const }),
      ...(roles && !roles.includes('admin') && { caller: roles[0] }),
      ...(hasNarrowIds(document, parameters) && { narrowIds: true as const }),
    },
    binding: {
      method,
      path,
      ...(query.length > 0 && {
        query: Object.fromEntries(query.map(({ name }) => [name, `{${inputName(name, renamed)}}`])),
      }),
      ...headersOf(headers, key, renamed),
      ...body.binding,
      ...(Object.keys(answer).length > 0 && { answer }),
      ...(next && { next }),
    },
    sample: samplesOf(document, parameters, renamed),
  };
}

function hasNarrowIds(document: Document, parameters: Parameter[]): boolean {
  const schemas = parameters
    .filter((each) => each.in === 'path')
    .map(({ schema }) => resolve<Schema>(document, schema));
  return schemas.some(({ type, minLength: _, description: __, ...rest }) => {
    return type !== 'string' || Object.keys(rest).some((keyword) => !keyword.startsWith('x-'));
  });
}

function renames({ inputs = {} }: CanonicalExtension): ReadonlyMap<string, string> {
  return new Map(Array.isArray(inputs) ? [] : Object.entries(inputs).map(([canonical, name]) => [name, canonical]));
}

/** Returns the name that test cases use for a parameter, such as `email` for `filter[email]`. */
function inputName(name: string, renamed: ReadonlyMap<string, string>): string {
  const inBrackets = /\[(\w+)\]$/.exec(name)?.[1];
  return renamed.get(name) ?? inBrackets ?? camelCase(name);
}

function camelCase(name: string): string {
  if (!name.includes('-')) return name;
  return name.toLowerCase().replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

function headersOf(required: Parameter[], key: string | undefined, renamed: ReadonlyMap<string, string>) {
  const own = required.map(({ name }) => [name, `{${inputName(name, renamed)}}`]);
  const headers = Object.fromEntries(key === undefined ? own : [[key, '{apiKey}'], ...own]);
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function inputsOf(document: Document, parameters: Parameter[], renamed: ReadonlyMap<string, string>): CanonicalShape {
  return Object.fromEntries(
    parameters.map(({ name, schema }) => [
      inputName(name, renamed),
      canonicalKind(document, inputName(name, renamed), schema),
    ]),
  );
}

function samplesOf(document: Document, parameters: Parameter[], renamed: ReadonlyMap<string, string>) {
  const required = parameters.filter((each) => each.required);
  return Object.fromEntries(
    required.map(({ name, schema, example }) => {
      const { examples, enum: values } = resolve<Schema>(document, schema);
      const [sample] = [example ?? [], examples ?? [], values ?? []].flat();
      return [inputName(name, renamed), String(sample ?? 1)];
    }),
  );
}

/** Returns the names of the response values that test cases always need, such as a token or a job id. */
function vitalOf(output: CanonicalShape): string[] {
  return ['items', 'content', 'token', 'jobId'].filter((name) => output[name] !== undefined);
}

function apiKeyHeader(document: Document, security: Record<string, string[]>[] = []): string | undefined {
  const schemes = document.components?.['securitySchemes'] as
    | Record<string, { in?: string; name?: string }>
    | undefined;
  return security
    .flatMap((each) => Object.keys(each))
    .map((name) => schemes?.[name])
    .find((scheme) => scheme?.in === 'header')?.name;
}
