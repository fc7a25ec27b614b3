import { expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { isReadable, requireMediaType } from './media-types.ts';

const entry = operationTable.createDepartment;
const json = { 'content-type': 'application/vnd.api+json', 'content-length': '2' };

test.each([
  ['the media type', json],
  [
    'the media type with parameters and capitals',
    { ...json, 'content-type': 'Application/Vnd.API+json ; charset=utf-8' },
  ],
  ['no body', { 'content-type': 'text/plain' }],
  ['an empty body', { 'content-type': 'text/plain', 'content-length': '0' }],
  ['no encoding', { ...json, 'content-encoding': '' }],
  ['the encoding identity', { ...json, 'content-encoding': ' Identity ' }],
])('a request with %s is accepted', (_title, headers) => {
  expect(() => requireMediaType(entry, headers)).not.toThrow();
});

const wanted = `the media type of the body must be ${entry.body?.mediaTypes.join(' or ')}`;
test.each([
  [{ ...json, 'content-type': 'text/plain' }, `${wanted}, got text/plain`],
  [{ 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }, `${wanted}, got text/plain`],
  [{ 'content-length': '1' }, `${wanted}, got no readable Content-Type`],
  [{ ...json, 'content-encoding': 'gzip' }, 'the body must not have a Content-Encoding, got "gzip"'],
  [{ ...json, 'content-encoding': 'identity, gzip' }, 'the body must not have a Content-Encoding'],
  [{ ...json, 'content-encoding': 'x identity' }, 'the body must not have a Content-Encoding'],
])('a request with the headers %j is refused', (headers, detail) => {
  expect(() => requireMediaType(entry, headers)).toThrow(`UNSUPPORTED MEDIA TYPE: ${detail}`);
});

test('an operation without a body accepts every media type', () => {
  expect(() => requireMediaType(operationTable.listUsers, { ...json, 'content-type': 'text/plain' })).not.toThrow();
});

test.each([
  ['application/json', true],
  ['application/json;charset=utf-8', true],
  ['application/json ;', true],
  ['application', false],
  ['/json', false],
  ['application/', false],
  [' application/json', false],
  ['application/json x', false],
])('%j has the form of a media type: %s', (contentType, expected) => {
  expect(isReadable(contentType)).toBe(expected);
});
