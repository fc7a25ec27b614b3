import { readdirSync, readFileSync } from 'node:fs';
import converter from 'openapi-to-postmanv2';
import { parse } from 'yaml';
import { root } from './files.ts';
import type { Contract, Operation } from './model.ts';

/** A Postman collection, version 2.1. The type contains only the properties that this project uses. */
export interface Collection {
  item: Folder[];
  variable: Variable[];
  [key: string]: unknown;
}

export interface Folder {
  name: string;
  item: Item[];
}

export interface Item {
  name: string;
  request: Request;
  response: unknown[];
  event?: Script[];
}

export interface Request {
  name: string;
  method: string;
  header: Variable[];
  url: { path: string[]; query: Variable[]; variable: Variable[] };
  body?: { mode: 'raw'; raw: string } | { mode: 'formdata'; formdata: Part[] };
}

export interface Variable {
  key: string;
  value: string;
  disabled?: boolean;
  description?: unknown;
}

export interface Part extends Omit<Variable, 'value'> {
  type: 'text' | 'file';
  value?: string;
  src?: string;
  contentType?: string;
}

export interface Script {
  listen: 'test' | 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
}

export interface Step {
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

export function readSteps(name: string): Step[] {
  return parse(readFileSync(`${root}fixtures/postman/${name}.yaml`, 'utf8'));
}

export function fillRequest(request: Request, step: Partial<Step>, mediaType: string | undefined): Request {
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

export function testScript({ keep = {}, repeatWhile }: Partial<Step>, statuses: readonly number[]): Script {
  const lines = [...checkLines(statuses), ...keepLines(keep)];
  const exec = repeatWhile === undefined ? lines : repeated(repeatWhile, lines);
  return { listen: 'test', script: { type: 'text/javascript', exec } };
}

function checkLines(statuses: readonly number[]): string[] {
  const expected = `pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}])`;
  return [`pm.test('Status is ${statuses.join(' or ')}', () => ${expected});`];
}

function keepLines(keep: Record<string, string>): string[] {
  const sets = Object.entries(keep).map(
    ([name, path]) => `  pm.collectionVariables.set('${name}', pm.response.json().${path});`,
  );
  return sets.length === 0 ? [] : ['if (pm.response.code < 300) {', ...sets, '}'];
}

function repeated(condition: NonNullable<Step['repeatWhile']>, lines: readonly string[]): string[] {
  return [
    `const isRunning = ${isRunning(condition)};`,
    `const attempt = Number(pm.collectionVariables.get('attempt') ?? 0) + 1;`,
    `if (isRunning && attempt < ${attempts}) {`,
    '  // Sends this request again, because the job has not ended.',
    `  pm.collectionVariables.set('attempt', attempt);`,
    '  pm.execution.setNextRequest(pm.info.requestName);',
    `  setTimeout(() => {}, ${pause});`,
    '} else {',
    `  pm.collectionVariables.unset('attempt');`,
    ...lines.map((line) => `  ${line}`),
    `  pm.test('The job has ended', () => pm.expect(isRunning).to.equal(false));`,
    '}',
  ];
}

function isRunning(condition: NonNullable<Step['repeatWhile']>): string {
  if ('status' in condition) return `pm.response.code === ${condition.status}`;
  const value = `pm.response.json().${condition.field}`;
  return `pm.response.code === 200 && ${JSON.stringify(condition.is)}.includes(${value})`;
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
