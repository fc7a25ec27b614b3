import { isObject } from '../json.ts';
import { bindingsOf, templates } from './binding-use.ts';
import { faultOfExpression } from './expressions.ts';
import type { Fault } from './target-error.ts';
import { expressionsIn } from './template.ts';

export function expressionFaults(target: unknown): Fault[] {
  const { errors, tenants } = isObject(target) ? target : {};
  const { hrManaged } = isObject(tenants) ? tenants : {};
  const code = isObject(errors) ? sourceFaults(errors['code'], ['errors', 'code']) : [];
  const directory = isObject(hrManaged) ? directoryExpressionFaults(hrManaged['directory']) : [];
  return [
    ...code,
    ...directory,
    ...bindingsOf(target).flatMap(({ path, binding }) => bindingExpressionFaults(binding, path)),
  ];
}

function directoryExpressionFaults(directory: unknown): Fault[] {
  if (!isObject(directory)) return [];
  const path = ['tenants', 'hrManaged', 'directory'];
  return [...faultOf(directory['person'], [...path, 'person']), ...sourceFaults(directory['role'], [...path, 'role'])];
}

function bindingExpressionFaults(binding: Record<string, unknown>, path: string[]): Fault[] {
  const next = isObject(binding['next']) ? binding['next'] : {};
  const before = isObject(binding['before']) ? bindingExpressionFaults(binding['before'], [...path, 'before']) : [];
  return [
    ...before,
    ...templates.flatMap((part) => templateFaults(binding[part], [...path, part])),
    ...sourcesFaults(binding['answer'], [...path, 'answer']),
    ...['url', 'token'].flatMap((member) => faultOf(next[member], [...path, 'next', member])),
  ];
}

function templateFaults(template: unknown, path: string[]): Fault[] {
  if (typeof template === 'object' && template !== null)
    return Object.entries(template).flatMap(([name, inner]) => templateFaults(inner, [...path, name]));
  return typeof template === 'string' ? expressionsIn(template).flatMap((each) => faultOf(each, path)) : [];
}

function sourcesFaults(sources: unknown, path: string[]): Fault[] {
  if (!isObject(sources)) return [];
  return Object.entries(sources).flatMap(([member, source]) => sourceFaults(source, [...path, member]));
}

function sourceFaults(source: unknown, path: string[]): Fault[] {
  if (!isObject(source)) return faultOf(source, path);
  const { each } = source;
  return [
    ...matchFault(source['match'], [...path, 'match']),
    ...faultOf(source['value'], [...path, 'value']),
    ...faultOf(source['in'], [...path, 'in']),
    ...(isObject(each) ? sourcesFaults(each, [...path, 'each']) : faultOf(each, [...path, 'each'])),
  ];
}

function matchFault(match: unknown, path: string[]): Fault[] {
  if (typeof match !== 'string') return [];
  const place = path.join('.');
  try {
    const groups = (new RegExp(`${match}|`).exec('')?.length ?? 1) - 1;
    return groups > 0 ? [] : [{ path, text: `${place} must put the part to read into parentheses`, got: true }];
  } catch {
    return [{ path, text: `${place} must be a valid regular expression`, got: true }];
  }
}

function faultOf(expression: unknown, path: string[]): Fault[] {
  if (typeof expression !== 'string') return [];
  const fault = faultOfExpression(expression);
  if (!fault) return [];
  const blind = `${path.join('.')} is not a valid JMESPath expression`;
  const text = `${blind}: ${JSON.stringify(clipped(expression))} (${fault.text})`;
  return [{ path, text, blind, within: { text: expression, at: fault.at } }];
}

function clipped(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** The characters of a header name (RFC 9110, section 5.6.2). */
const token = /^[\w!#$%&'*+.^`|~-]+$/;
/** Matches a character that Node refuses in a header value. */
const notInHeader = /[^\t\x20-\x7e\x80-\xff]/;
/** Headers that Node writes itself, and a name that objects treat differently. */
const notSent = /^(connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade|__proto__)$/i;
const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+ *(;.*)?$/;
const pageKeys = ['url', 'link', 'header', 'token', 'page'];

export function requestFaults(target: unknown): Fault[] {
  const { headers, authentication, tenants, credentials } = isObject(target) ? target : {};
  const { hrManaged } = isObject(tenants) ? tenants : {};
  return [
    ...headersFaults(headers, ['headers']),
    ...credentialFaults(credentials, ['credentials']),
    ...credentialFaults(tenants, ['tenants']),
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

/** An environment variable that was read from a file often ends with a line break, which no request can contain. */
function credentialFaults(value: unknown, path: string[]): Fault[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) => credentialFaults(inner, [...path, name]));
  if (path.includes('directory') || typeof value !== 'string' || !/[\r\n\0]/.test(value)) return [];
  return [{ path, text: `${path.join('.')} must not contain a line break; it may be at the end of the value` }];
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
  if (typeof name !== 'string') return [];
  if (notSent.test(name))
    return [{ path, text: `${path.join('.')} is a header that a target file cannot set; remove it` }];
  if (token.test(name)) return [];
  return [{ path, text: `${path.join('.')} must have a valid header name, such as X-Gateway-Key` }];
}

function valueFault(value: unknown, path: string[]): Fault[] {
  if (typeof value !== 'string' || value.startsWith('{')) return [];
  if (!notInHeader.test(value.replaceAll(/\{[^{}]+\}/g, ''))) return [];
  const text = `${path.join('.')} must be a header value: without line breaks, control characters and characters beyond ISO 8859-1`;
  return [{ path, text }];
}
