import { readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import converter from 'openapi-to-postmanv2';
import { parse } from 'yaml';
import { root } from './files.ts';
import { type Contract, findOperations, type OperationModel } from './model.ts';

/** A Postman collection, version 2.1. The types contain only the properties that this project uses. */
interface Collection {
  item: { name: string; item: Item[] }[];
  variable: Variable[];
}

interface Item {
  name: string;
  request: Request;
}

interface Request {
  name: string;
  header: Variable[];
  url: { query: Variable[]; variable: Variable[] };
  body?: { mode: 'raw'; raw: string } | { mode: 'formdata'; formdata: Part[] };
}

interface Variable {
  key: string;
  value: string;
  disabled?: boolean;
}

interface Part {
  key: string;
  type: 'text' | 'file';
  value?: string;
  contentType?: string;
}

interface Step {
  operation: string;
  /** The unique name of the request in Postman. The default is the summary of the operation. */
  name?: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The JSON body of the request. The default is the example in the contract. */
  body?: unknown;
  /** Maps each text part of a form to its value. Postman does not send text parts without a value. */
  parts?: Record<string, string>;
  files?: Record<string, string>;
  keep?: Record<string, string>;
  repeatWhile?: { status: number } | { field: string; is: string[] };
}

function filledRequest(request: Request, step: Step, mediaType: string | undefined): Request {
  const { path = {}, query = {} } = step;
  const url = {
    ...request.url,
    variable: request.url.variable.map((each) => ({ ...each, value: path[each.key] ?? each.value })),
    query: request.url.query.map((each) => {
      const value = query[each.key];
      return value === undefined ? each : { ...each, value, disabled: false };
    }),
  };
  // A multipart form has no Content-Type header, because Postman chooses the boundary.
  const types = mediaType === undefined || mediaType === 'multipart/form-data' ? [] : [mediaType];
  const header = request.header.flatMap((each) =>
    each.key === 'Content-Type' ? types.map((value) => ({ ...each, value })) : [each],
  );
  return { ...request, url, header, ...filledBody(request, step) };
}

function filledBody({ body }: Request, step: Step): Pick<Request, 'body'> {
  if (body?.mode === 'formdata')
    return { body: { ...body, formdata: body.formdata.map((part) => filledPart(part, step)) } };
  if (body === undefined) return {};
  return { body: step.body === undefined ? body : { ...body, raw: JSON.stringify(step.body, null, 2) } };
}

function filledPart(part: Part, { files = {}, parts = {} }: Step) {
  const { value: example, contentType, ...rest } = part;
  const file = files[part.key];
  if (file !== undefined) return { ...rest, type: 'file' as const, src: `files/${file}` };
  const value = parts[part.key];
  const oneType = contentType !== undefined && !contentType.includes(',') && { contentType };
  return { ...rest, ...oneType, value: value ?? example ?? '', disabled: value === undefined };
}

/** The maximum number of attempts of a Postman request, with a pause of 200 ms between two attempts. */
const attempts = 100;
const pause = 200;

const script = Handlebars.compile(readFileSync(new URL('postman/test-script.hbs', import.meta.url), 'utf8'), {
  noEscape: true,
});

function testScript({ keep, repeatWhile }: Step, statuses: readonly number[]) {
  const is = repeatWhile && 'is' in repeatWhile ? JSON.stringify(repeatWhile.is) : undefined;
  const text = script({ any: statuses.join(' or '), all: statuses.join(', '), keep, repeatWhile, is, attempts, pause });
  return { listen: 'test', script: { type: 'text/javascript', exec: text.trimEnd().split('\n') } };
}

export async function postmanCollections(contracts: Contract[]): Promise<[string, string][]> {
  const ofService = contracts.filter(({ name }) => name !== 'sandbox');
  const collections = ofService.map(async (contract): Promise<[string, string]> => {
    return [`${root}dist/postman/${contract.name}.json`, `${JSON.stringify(await collectionOf(contract), null, 2)}\n`];
  });
  const folder = `${root}fixtures/postman/files/`;
  const uploads = readdirSync(folder).map((name): [string, string] => [
    `${root}dist/postman/files/${name}`,
    readFileSync(folder + name, 'utf8'),
  ]);
  return [...(await Promise.all(collections)), ...uploads];
}

async function collectionOf(contract: Contract): Promise<Collection> {
  const collection = await convert(contract);
  const operations = findOperations([contract]).map(({ operation }) => operation);
  const steps: Step[] = parse(readFileSync(`${root}fixtures/postman/${contract.name}.yaml`, 'utf8'));
  const unknown = steps.find((step) => !operations.some(({ operationId }) => operationId === step.operation));
  if (unknown) throw new Error(`fixtures/postman/${contract.name}.yaml: no operation ${unknown.operation}`);
  const item = collection.item.map((folder) => ({ ...folder, item: inOrder(folder.item, steps, operations) }));
  const key = { key: 'apiKey', value: 'aurora-super-admin-key' };
  return { ...collection, item, variable: [...collection.variable, key] };
}

function inOrder(items: readonly Item[], steps: readonly Step[], operations: readonly OperationModel[]): Item[] {
  const known = items.flatMap((item) => {
    const operation = operations.find(({ summary }) => summary === item.name);
    return operation ? [{ item, operation }] : [];
  });
  const others = known
    .map(({ operation }): Step => ({ operation: operation.operationId }))
    .filter(({ operation }) => !steps.some((step) => step.operation === operation));
  return [...steps, ...others].flatMap((step) => {
    const found = known.find(({ operation }) => operation.operationId === step.operation);
    return found ? [filledItem(found.item, step, found.operation)] : [];
  });
}

function filledItem(item: Item, step: Step, { responses, requestBody }: OperationModel) {
  const name = step.name ?? item.name;
  const [mediaType] = requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
  const statuses = Object.keys(responses).map(Number);
  // Status 206 is omitted, because no request asks for a part of a file.
  const good = statuses.filter((status) => status >= 200 && status < 300 && status !== 206);
  const request = filledRequest({ ...item.request, name }, step, mediaType);
  return { ...item, name, request, event: [testScript(step, good)] };
}

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

async function convert({ name, document }: Contract): Promise<Collection> {
  const servers = document.servers?.map(({ url, variables }) => ({ url: variables?.['base_url']?.default ?? url }));
  const collection = await new Promise((resolve, reject) => {
    const data = JSON.stringify({ ...document, servers });
    converter.convert({ type: 'string', data }, options, (error, result) => {
      const found = result?.output?.[0]?.data;
      if (!error && found) resolve(found);
      else reject(new Error(`${name}: no Postman collection could be made: ${error ?? result?.reason}`));
    });
  });
  return JSON.parse(JSON.stringify(collection, finished));
}

/** Removes random ids, so that the Postman collection changes only if the API contract changes. */
function finished(key: string, value: unknown): unknown {
  const isRandom =
    key === '_postman_id' || (key === 'id' && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value));
  if (isRandom) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return isOption(value) ? { ...value, disabled: true } : value;
}

/** Optional parameters are disabled, so that Postman does not send filters that exclude each other. */
function isOption(value: object): boolean {
  if (!('disabled' in value && 'description' in value && typeof value.description === 'string')) return false;
  return !value.description.startsWith('(Required)');
}
