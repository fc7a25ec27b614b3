import { readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import converter from 'openapi-to-postmanv2';
import { parse } from 'yaml';
import { root } from './files.ts';
import type { Contract, Operation } from './model.ts';

/** A Postman collection, version 2.1. The type contains only the properties that this project uses. */
interface Collection {
  item: Folder[];
  variable: Variable[];
  [key: string]: unknown;
}

interface Folder {
  name: string;
  item: Item[];
}

interface Item {
  name: string;
  request: Request;
  response: unknown[];
  event?: Script[];
}

interface Request {
  name: string;
  method: string;
  header: Variable[];
  url: { path: string[]; query: Variable[]; variable: Variable[] };
  body?: { mode: 'raw'; raw: string } | { mode: 'formdata'; formdata: Part[] };
}

interface Variable {
  key: string;
  value: string;
  disabled?: boolean;
  description?: unknown;
}

interface Part extends Omit<Variable, 'value'> {
  type: 'text' | 'file';
  value?: string;
  src?: string;
  contentType?: string;
}

interface Script {
  listen: 'test' | 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
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

function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}

function fillRequest(request: Request, step: Partial<Step>, mediaType: string | undefined): Request {
  const { path = {}, query = {} } = step;
  const url = {
    ...request.url,
    variable: request.url.variable.map((each) => ({ ...each, value: path[each.key] ?? each.value })),
    query: request.url.query.map((each) => enabledIf(each, query[each.key])),
  };
  const header = request.header.flatMap((each) =>
    each.key === 'Content-Type' ? contentType(each, mediaType) : [each],
  );
  return { ...request, url, header, ...bodyOf(request, step) };
}

function enabledIf<T extends Variable>(variable: T, value: string | undefined): T {
  return value === undefined ? variable : { ...variable, value, disabled: false };
}

/** Returns the Content-Type header. A multipart form has none, because Postman chooses the boundary. */
function contentType(header: Variable, mediaType: string | undefined): Variable[] {
  return mediaType === undefined || mediaType === 'multipart/form-data' ? [] : [{ ...header, value: mediaType }];
}

function bodyOf({ body }: Request, step: Partial<Step>): Pick<Request, 'body'> {
  if (body?.mode === 'formdata')
    return { body: { ...body, formdata: body.formdata.map((part) => filledPart(part, step)) } };
  if (body === undefined) return {};
  return { body: step.body === undefined ? body : { ...body, raw: JSON.stringify(step.body, null, 2) } };
}

function filledPart(part: Part, { files = {}, parts = {} }: Partial<Step>): Part {
  const { value: example, contentType, ...rest } = part;
  const file = files[part.key];
  if (file !== undefined) return { ...rest, type: 'file', src: `files/${file}` };
  const value = parts[part.key];
  return { ...rest, ...oneType(contentType), value: value ?? example ?? '', disabled: value === undefined };
}

function oneType(contentType: string | undefined): Pick<Part, 'contentType'> {
  return contentType === undefined || contentType.includes(',') ? {} : { contentType };
}

/** The maximum number of attempts of a Postman request, with a pause of 200 ms between two attempts. */
const attempts = 100;
const pause = 200;

const script = Handlebars.compile(readFileSync(new URL('postman/test-script.hbs', import.meta.url), 'utf8'), {
  noEscape: true,
});

function testScript({ keep, repeatWhile }: Partial<Step>, statuses: readonly number[]): Script {
  const is = repeatWhile && 'is' in repeatWhile ? JSON.stringify(repeatWhile.is) : undefined;
  const text = script({ any: statuses.join(' or '), all: statuses.join(', '), keep, repeatWhile, is, attempts, pause });
  return { listen: 'test', script: { type: 'text/javascript', exec: text.trimEnd().split('\n') } };
}

export async function postmanCollections(contracts: Contract[]): Promise<[string, string][]> {
  const ofService = contracts.filter(({ name }) => name !== 'sandbox');
  const collections = await Promise.all(
    ofService.map(async (contract): Promise<[string, string]> => {
      const collection = await collectionOf(contract);
      return [`${root}dist/postman/${contract.name}.json`, `${JSON.stringify(collection, null, 2)}\n`];
    }),
  );
  return [...collections, ...uploads()];
}

function uploads(): [string, string][] {
  const folder = `${root}fixtures/postman/files/`;
  return readdirSync(folder).map((name) => [`${root}dist/postman/files/${name}`, readFileSync(folder + name, 'utf8')]);
}

async function collectionOf(contract: Contract): Promise<Collection> {
  const collection = await convert(contract);
  const operations = postmanOperations(contract);
  const steps = readSteps(contract.name);
  const unknown = steps.find(({ operation }) => ![...operations.values()].some(({ id }) => id === operation));
  if (unknown) throw new Error(`fixtures/postman/${contract.name}.yaml: no operation ${unknown.operation}`);
  const item = collection.item.map((folder) => ({ ...folder, item: inOrder(folder.item, steps, operations) }));
  return {
    ...collection,
    item,
    variable: [...collection.variable, { key: 'apiKey', value: 'aurora-super-admin-key' }],
  };
}

type Operations = ReturnType<typeof postmanOperations>;

function inOrder(items: readonly Item[], steps: readonly Step[], operations: Operations): Item[] {
  const known = items.map((item) => ({ item, operation: operations.get(item.name) }));
  const others = known
    .map(({ operation }) => ({ operation: operation?.id ?? '' }))
    .filter(({ operation }) => !steps.some((step) => step.operation === operation));
  return [...steps, ...others].flatMap((step) => {
    const { item, operation } = known.find((each) => each.operation?.id === step.operation) ?? {};
    return item && operation ? [filledItem(item, step, operation)] : [];
  });
}

function filledItem(item: Item, step: Step, { statuses, mediaType }: { statuses: number[]; mediaType?: string }): Item {
  const name = step.name ?? item.name;
  const request = fillRequest({ ...item.request, name }, step, mediaType);
  return { ...item, name, request, event: [testScript(step, statuses)] };
}

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/** Removes random ids, so that the Postman collection changes only if the API contract changes. */
async function convert({ name, document }: Contract): Promise<Collection> {
  const servers = document.servers?.map(({ url, variables }) => ({ url: variables?.['base_url']?.default ?? url }));
  const collection = await convertText(name, JSON.stringify({ ...document, servers }));
  return JSON.parse(JSON.stringify(collection, finished));
}

function convertText(name: string, data: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    converter.convert({ type: 'string', data }, options, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !collection)
        reject(new Error(`${name}: no Postman collection could be made: ${error ?? result?.reason}`));
      else resolve(collection);
    });
  });
}

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

interface PostmanOperation {
  id: string;
  /** Status 206 is omitted, because no request asks for a part of a file. */
  statuses: number[];
  mediaType?: string;
}

function postmanOperations({ document }: Contract): Map<string, PostmanOperation> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation));
  return new Map(operations.map((operation) => [operation.summary, factsOf(operation)]));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function factsOf({ operationId, responses, requestBody }: Operation): PostmanOperation {
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 300 && status !== 206);
  const [mediaType] = requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
  return { id: operationId, statuses, ...(mediaType && { mediaType }) };
}
