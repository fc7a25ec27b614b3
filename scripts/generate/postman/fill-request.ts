import type { Part, Request, Variable } from './collection.ts';
import type { Step } from './steps.ts';

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
