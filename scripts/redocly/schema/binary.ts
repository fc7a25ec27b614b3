import type { Fields } from '../nodes.ts';

/** In OpenAPI 3.1, a binary body has no schema, or its schema has `contentMediaType` but no `contentEncoding`. */
export function isBinary(mediaType: string, schema: Fields | undefined): boolean {
  if (isText(mediaType)) return false;
  if (!schema || Object.keys(schema).length === 0) return true;
  if (schema['format'] === 'binary') return true;
  return 'contentMediaType' in schema && !('contentEncoding' in schema);
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|yaml|x-www-form-urlencoded)\b|^multipart\//.test(mediaType);
}
