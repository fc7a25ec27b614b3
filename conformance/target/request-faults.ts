import { isObject } from '../json.ts';
import { bindingsOf } from './binding-use.ts';
import type { Fault } from './target-error.ts';

/** The characters of a header name (RFC 9110, section 5.6.2). */
const token = /^[\w!#$%&'*+.^`|~-]+$/;
/** Matches a character that Node refuses in a header value. */
const notInHeader = /[^\t\x20-\x7e\x80-\xff]/;
const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(;.*)?$/;
const pageKeys = ['url', 'link', 'header', 'token', 'page'];

/** Finds values of a target file that fit the schema but can be part of no HTTP request. */
export function requestFaults(target: unknown): Fault[] {
  const { headers, authentication, tenants } = isObject(target) ? target : {};
  const { hrManaged } = isObject(tenants) ? tenants : {};
  return [
    ...headersFaults(headers, ['headers']),
    ...authenticationFaults(authentication),
    ...(isObject(hrManaged) ? directoryFaults(hrManaged['directory']) : []),
    ...bindingsOf(target).flatMap(({ path, binding }) => [
      ...bindingFaults(binding, path),
      ...(path[0] === 'observe' ? missingFaults(binding, path) : []),
    ]),
  ];
}

function authenticationFaults(authentication: unknown): Fault[] {
  if (!isObject(authentication)) return [];
  const { header, value } = authentication;
  return [...nameFault(header, ['authentication', 'header']), ...valueFault(value, ['authentication', 'value'])];
}

function directoryFaults(directory: unknown): Fault[] {
  if (!isObject(directory)) return [];
  const path = ['tenants', 'hrManaged', 'directory'];
  const { url, headers } = directory;
  const isUsable = typeof url !== 'string' || url.startsWith('/') || URL.canParse(url);
  const text = `${path.join('.')}.url must be a valid URL, or a path that begins with /`;
  return [...(isUsable ? [] : [{ path: [...path, 'url'], text }]), ...headersFaults(headers, [...path, 'headers'])];
}

function bindingFaults(binding: Record<string, unknown>, path: string[]): Fault[] {
  const { headers, body, multipart, contentType, next, before } = binding;
  const place = path.join('.');
  const fault = (name: string, text: string): Fault[] => [{ path: [...path, name], text: `${place}.${text}` }];
  const isWrongType = typeof contentType === 'string' && !mediaType.test(contentType);
  const sources = isObject(next) ? pageKeys.filter((key) => Object.hasOwn(next, key)) : [''];
  return [
    ...pathFaults(binding['path'], [...path, 'path']),
    ...headersFaults(headers, [...path, 'headers']),
    ...(isWrongType ? fault('contentType', 'contentType must be a media type, such as application/json') : []),
    ...(body !== undefined && multipart !== undefined ? fault('multipart', 'multipart excludes body; remove one') : []),
    ...(sources.length === 1 ? [] : fault('next', `next must have exactly one of ${pageKeys.join(', ')}`)),
    ...(isObject(before) ? bindingFaults(before, [...path, 'before']) : []),
  ];
}

function missingFaults(binding: Record<string, unknown>, path: string[]): Fault[] {
  const missing = ['method', 'path'].filter((name) => binding[name] === undefined);
  return missing.map((name) => ({ path, text: `${path.join('.')} needs "${name}"` }));
}

function pathFaults(address: unknown, path: string[]): Fault[] {
  if (typeof address !== 'string') return [];
  const fixed = address.replaceAll(/\{[^{}]+\}/g, '');
  if (fixed.includes('#')) return [{ path, text: `${path.join('.')} must not contain #`, got: true }];
  if (!/[{}]/.test(fixed)) return [];
  return [{ path, text: `${path.join('.')} must have braces only around an {expression}`, got: true }];
}

function headersFaults(headers: unknown, path: string[]): Fault[] {
  if (!isObject(headers)) return [];
  return Object.entries(headers).flatMap(([name, value]) => [
    ...nameFault(name, [...path, name]),
    ...valueFault(value, [...path, name]),
  ]);
}

function nameFault(name: unknown, path: string[]): Fault[] {
  if (typeof name !== 'string' || token.test(name)) return [];
  return [{ path, text: `${path.join('.')} must have a valid header name, such as X-Gateway-Key` }];
}

function valueFault(value: unknown, path: string[]): Fault[] {
  if (typeof value !== 'string' || value.startsWith('{')) return [];
  if (!notInHeader.test(value.replaceAll(/\{[^{}]+\}/g, ''))) return [];
  const text = `${path.join('.')} must be a header value: without line breaks, control characters and characters beyond ISO 8859-1`;
  return [{ path, text }];
}
