import {
  apiNameOf,
  type CanonicalExtension,
  type CanonicalShape,
  canonicalAnswer,
  canonicalBody,
  canonicalKind,
  type Read,
} from './canonical-shape.ts';
import { constantModule, root } from './files.ts';
import {
  type Body,
  type Contract,
  type FoundOperation,
  findOperations,
  type Parameter,
  resolve,
  type SchemaModel,
} from './model.ts';

export function canonicalFiles(contracts: Contract[]): [string, string][] {
  const published = contracts.filter(({ name }) => name !== 'sandbox');
  const shapes = new Map<string, CanonicalShape>();
  const found = findOperations(published).map((each) => ({
    id: each.operation.operationId,
    ...canonical(each, shapes),
  }));
  const file = (path: string, name: string, part: 'spec' | 'binding' | 'sample', docs: string): [string, string] => [
    `${root}conformance/${path}.ts`,
    constantModule(name, Object.fromEntries(found.map((each) => [each.id, each[part]])), docs),
  ];
  const specs = 'Every operation of both interfaces in canonical terms.';
  return [
    file('canonical/generated/operations', 'operations', 'spec', specs),
    file('published/generated/bindings', 'published', 'binding', 'How the published contract binds every operation.'),
    file('published/generated/samples', 'samples', 'sample', 'Examples of the required parameters of every operation.'),
  ];
}

function canonical({ contract, path, method, operation }: FoundOperation, shapes: Map<string, CanonicalShape>) {
  const { document } = contract;
  const read: Read = (schema) => resolve<SchemaModel>(document, schema);
  const extension = (operation['x-canonical'] ?? {}) as CanonicalExtension;
  const parameters = (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each));
  const nameOf = inputNames(extension);
  const inPath = parameters.filter((each) => each.in === 'path');
  const query = parameters.filter((each) => each.in === 'query' && !/^page(\[|Size$|After$|$)/.test(each.name));
  const headers = parameters.filter((each) => each.in === 'header' && each.required);
  const body = operation.requestBody && resolve<Body>(document, operation.requestBody);
  const bound = body ? canonicalBody(read, body, extension) : { input: {}, binding: {} };
  const { output, answer, next } = canonicalAnswer(document, operation, shapes);
  const roles = operation['x-roles'];
  const inputs = [...inPath, ...query, ...headers].map(({ name, schema }) => [
    nameOf(name),
    canonicalKind(read, nameOf(name), schema),
  ]);
  const key = apiKeyHeader(contract, operation.security);
  const sent = Object.fromEntries([
    ...(key === undefined ? [] : [[key, '{apiKey}']]),
    ...headers.map(({ name }) => [name, `{${nameOf(name)}}`]),
  ]);
  return {
    spec: {
      interface: contract.name,
      input: { ...Object.fromEntries(inputs), ...bound.input, ...extension.also },
      output,
      // Test cases always need these values, such as a token or a job id.
      vital: extension.vital ?? ['items', 'content', 'token', 'jobId'].filter((name) => output[name] !== undefined),
      ...((method === 'GET' || extension.safe) && { safe: true }),
      ...(operation['x-basis'] === 'assumed' && { assumed: true }),
      ...(roles && !roles.includes('admin') && { caller: roles[0] }),
      ...(inPath.some(({ schema }) => isNarrow(read(schema))) && { narrowIds: true }),
    },
    binding: {
      method,
      path,
      ...(query.length > 0 && { query: Object.fromEntries(query.map(({ name }) => [name, `{${nameOf(name)}}`])) }),
      ...(Object.keys(sent).length > 0 && { headers: sent }),
      ...bound.binding,
      ...(Object.keys(answer).length > 0 && { answer }),
      ...(next && { next }),
    },
    sample: Object.fromEntries(
      parameters.filter(({ required }) => required).map((each) => [nameOf(each.name), sampleOf(each, read)]),
    ),
  };
}

/** Returns the names that test cases use for parameters, such as `email` for `filter[email]`. */
function inputNames(extension: CanonicalExtension): (name: string) => string {
  return (name) => {
    const inBrackets = /\[(\w+)\]$/.exec(name)?.[1];
    const plain = name.includes('-')
      ? name.toLowerCase().replaceAll(/-(\w)/g, (_whole, sign) => sign.toUpperCase())
      : name;
    return apiNameOf(extension, name) ?? inBrackets ?? plain;
  };
}

function isNarrow({ type, minLength: _, description: __, ...rest }: SchemaModel): boolean {
  return type !== 'string' || Object.keys(rest).some((keyword) => !keyword.startsWith('x-'));
}

function sampleOf({ schema, example }: Parameter, read: Read): string {
  const { examples, enum: values } = read(schema);
  const [sample] = [example ?? [], examples ?? [], values ?? []].flat();
  return String(sample ?? 1);
}

function apiKeyHeader({ document }: Contract, security: Record<string, string[]>[] = []): string | undefined {
  const schemes: Record<string, { in?: string; name?: string }> = Object(document.components?.['securitySchemes']);
  const used = security.flatMap((each) => Object.keys(each)).map((name) => schemes[name]);
  return used.find((scheme) => scheme?.in === 'header')?.name;
}
