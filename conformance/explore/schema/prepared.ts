import type { OperationShape, SampledRequest, Schema } from '../../../contract-samples/index.ts';
import { isObject } from '../../json.ts';
import type { PreparedPart, PreparedRequest } from '../../target/types.ts';

export interface SentFile {
  name: string;
  content: Buffer;
}

export function preparedRequest(shape: OperationShape, request: SampledRequest, file: SentFile): PreparedRequest {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(request.path[name])));
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  // Omits header values with characters outside printable ASCII, because HTTP clients cannot send such values.
  const isSendable = (value: unknown) => /^[\x20-\x7e]*$/.test(String(value));
  const sendable = Object.entries(request.header).filter(([, value]) => isSendable(value));
  const headers = Object.fromEntries(sendable.map(([name, value]) => [name, String(value)]));
  const prepared = { method: methodOf(shape), path, query, headers };
  const { body } = request;
  if (!body) return prepared;
  if (body.mediaType === 'multipart/form-data')
    return { ...prepared, multipart: partsOf(shape.bodies[body.mediaType], body.value, file) };
  const contentType = { 'content-type': body.mediaType };
  return { ...prepared, headers: { ...headers, ...contentType }, body: JSON.stringify(body.value) };
}

function methodOf({ method, id }: OperationShape): PreparedRequest['method'] {
  if (isMethod(method)) return method;
  throw new Error(`${id} has the method ${method}, which no request uses`);
}

function isMethod(method: string): method is PreparedRequest['method'] {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

function partsOf(schema: Schema | undefined, value: unknown, file: SentFile): PreparedPart[] {
  return Object.entries(isObject(value) ? value : {}).map(([name, part]): PreparedPart => {
    const property = schema?.properties?.[name];
    const isFile = typeof property === 'object' && property.format === 'binary';
    if (!isFile) return { name, value: String(part) };
    return { name, value: part === '' ? Buffer.alloc(0) : file.content, fileName: file.name };
  });
}
