import type { JsonObject, OperationShape, SampledRequest } from '../../contract-samples/index.ts';
import type { Received, SendOptions, TestSandbox } from './sandbox.ts';

export interface SampleFile {
  name: string;
  bytes: Buffer;
}

export async function sendSample(
  sandbox: TestSandbox,
  { method, path, bodies }: Pick<OperationShape, 'method' | 'path' | 'bodies'>,
  request: SampledRequest,
  headers: Record<string, string>,
  file: SampleFile,
): Promise<Received> {
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(request.path[name])));
  const query = addressQuery(request.query);
  const { headers: ofBody = {}, ...body } = await bodyOf(request, bodies, file);
  return sandbox.send(method as 'GET', query === '' ? address : `${address}?${query}`, {
    ...body,
    headers: { ...textsOf(request.header), ...headers, ...ofBody },
  });
}

async function bodyOf(
  { body }: SampledRequest,
  bodies: OperationShape['bodies'],
  file: SampleFile,
): Promise<SendOptions> {
  if (!body) return {};
  const { mediaType, value } = body;
  if (mediaType === 'multipart/form-data') return formOf(value as JsonObject, bodies[mediaType] as FormSchema, file);
  const isJson = mediaType.endsWith('json') && mediaType !== 'application/x-ndjson';
  const isText = isJson || mediaType === 'application/yaml';
  return { headers: { 'content-type': mediaType }, body: isText ? JSON.stringify(value) : file.bytes };
}

interface FormSchema {
  properties: Record<
    string,
    { format?: string; contentMediaType?: string; contentSchema?: object; minLength?: number }
  >;
}

/**
 * Builds a form that contains the given file in each file part, in place of the generated content.
 * If an empty file part violates the minimum length in its schema, the file part stays empty.
 */
async function formOf(parts: JsonObject, { properties }: FormSchema, file: SampleFile): Promise<SendOptions> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    const { format, contentMediaType, contentSchema, minLength } = properties[name] ?? {};
    const isFile = format === 'binary' || (contentMediaType !== undefined && !contentSchema);
    if (isFile && (value !== '' || !minLength)) form.append(name, new Blob([new Uint8Array(file.bytes)]), file.name);
    else form.append(name, String(value));
  }
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, body: Buffer.from(await written.arrayBuffer()) };
}

/** Converts query values to the query of a URL. A list becomes a repeated query parameter. */
function addressQuery(values: JsonObject): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

function textsOf(values: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
