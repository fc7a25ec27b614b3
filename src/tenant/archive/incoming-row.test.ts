import { expect, test } from 'vitest';
import type { CollectionName } from '../collections.ts';
import { incomingFaults } from './incoming-row.ts';

const last = Date.parse('9999-12-31T23:59:59.999Z');
const moment = '2026-01-15T09:00:00.000Z';
const plan = { kind: 'members', mode: 'after', after: 0, polls: 0, outcome: 'succeed', code: null };
const settings = { id: 'settings', adminAccessApi: true, hrManagedRoles: false, rateLimit: null };
const clock = { id: 'clock', offset: 0, frozenAt: null };
const due = { id: 0, at: 0, machine: 'job', subject: '1' };
const fault = {
  ...{ id: '1', name: 'delay', operation: null, share: 0.5, seed: 1, asked: 0, left: null },
  ...{ parameters: {}, memory: [] },
};
const document = {
  ...{ documentId: '1', docId: null, docSetId: '1', version: 1, name: 'a.txt', path: '/', status: 'READY' },
  ...{ failureReason: null, fileType: 'txt', fileSize: 1, dateCreated: moment, dateModified: moment, fields: [] },
  ...{ provisions: [], hash: 'a'.repeat(64), unreadable: null, plan, polls: 0, revision: 1 },
};
const part = { id: '1 0', importId: '1', part: 0, rows: '[]', summaryFaults: null, runFaults: null };
const job = {
  ...{ id: '1', status: 'queued', createdAt: moment, startedAt: null, completedAt: null, result: null },
  ...{ errors: [], plan, polls: 0 },
};
const termOf = (value: unknown) => [{ name: 'Term', values: [{ value }] }];
const limited = (per: unknown) => ({ ...settings, rateLimit: { requests: 1, per } });
const grant = {
  resource: { type: 'folder', id: '1' },
  operation: 'grant',
  principal: { type: 'user', id: '1' },
};

test.each<[CollectionName, object]>([
  ['settings', limited('1ms')],
  ['clock', { ...clock, offset: last, frozenAt: last }],
  ['sequences', { name: 'users', next: 1 }],
  ['sequences', { name: 'users', next: 9e14 }],
  ['due', { ...due, at: 8.64e15 }],
  ['due', { ...due, at: -8.64e15 }],
  ['jobPlans', { ...plan, after: last }],
  ['faults', { ...fault, parameters: { text: '', number: 0.5 } }],
  ['documents', { ...document, fields: termOf('') }],
  ['documents', { ...document, fields: termOf(false) }],
  ['documents', { ...document, fields: termOf(0.5), endedAt: moment }],
  ['importParts', part],
  ['importParts', { ...part, rows: '[{"row":2,"cells":["a"]}]', runFaults: [{ row: 2, column: 'a', reason: 'b' }] }],
  ['jobs', { ...job, kind: 'access', payload: grant }],
  ['jobs', { ...job, kind: 'department delete', payload: { departmentId: '1' } }],
  ['jobs', { ...job, kind: 'members', payload: { departmentId: '1', operation: 'add', members: ['1'] } }],
  ['jobs', { ...job, kind: 'role-assignments', payload: { assignments: [{ userId: '1', roleId: '2' }] } }],
])('a row of %s with %j is accepted', (collection, row) => {
  expect(incomingFaults(collection, row)).toEqual([]);
});

const duration = 'rateLimit/per must be a duration from 1 ms, such as "10s", got';
const milliseconds = 'after must be milliseconds from 0 to 8,000 years, got';
const next = 'next must be a whole number from 1 to 900000000000000, got';
const dueTime = 'at must be a time that JavaScript can represent, in milliseconds since 1970, got';
const parameters = 'parameters must be a mapping to texts and numbers, got';
const scalar = 'fields/0/values/0/value must be a text, a number or true or false, got';
const hash = 'hash must be a SHA-256 in hex, got';

test.each<[CollectionName, object, string]>([
  ['settings', limited('0s'), `${duration} "0s"`],
  ['settings', limited('often'), `${duration} "often"`],
  ['settings', limited(10), `${duration} 10`],
  [
    'clock',
    { ...clock, offset: last + 1 },
    `offset must be milliseconds since 1970, up to the year 9999, got ${last + 1}`,
  ],
  ['clock', { ...clock, offset: '0' }, 'offset must be milliseconds since 1970, up to the year 9999, got "0"'],
  ['sequences', { name: 'users', next: 0 }, `${next} 0`],
  ['sequences', { name: 'users', next: 9e14 + 1 }, `${next} 900000000000001`],
  ['sequences', { name: 'users', next: 1.5 }, `${next} 1.5`],
  ['due', { ...due, id: -1 }, 'id must be a whole number from 0, got -1'],
  ['due', { ...due, id: 0.5 }, 'id must be a whole number from 0, got 0.5'],
  ['due', { ...due, at: 8.64e15 + 1 }, `${dueTime} 8640000000000001`],
  ['due', { ...due, at: '0' }, `${dueTime} "0"`],
  ['due', { ...due, subject: 1 }, 'subject must be a text, got 1'],
  ['jobPlans', { ...plan, after: -1 }, `${milliseconds} -1`],
  ['jobPlans', { ...plan, after: 0.5 }, `${milliseconds} 0.5`],
  ['jobPlans', { ...plan, after: last + 1 }, `${milliseconds} ${last + 1}`],
  ['faults', { ...fault, share: Number.NaN }, 'share must be a finite number, got null'],
  ['faults', { ...fault, parameters: { flag: true } }, 'parameters/flag must be a text or a number, got true'],
  ['faults', { ...fault, parameters: ['a'] }, `${parameters} ["a"]`],
  ['faults', { ...fault, parameters: null }, `${parameters} null`],
  ['faults', { ...fault, parameters: 'a' }, `${parameters} "a"`],
  ['documents', { ...document, fields: termOf(null) }, `${scalar} null`],
  ['documents', { ...document, fields: termOf(Number.POSITIVE_INFINITY) }, `${scalar} null`],
  ['documents', { ...document, hash: 'A'.repeat(64) }, `${hash} "${'A'.repeat(64)}"`],
  ['documents', { ...document, hash: 'a'.repeat(63) }, `${hash} "${'a'.repeat(63)}"`],
  ['documents', { ...document, hash: `${'a'.repeat(64)}b` }, `${hash} "${'a'.repeat(64)}b"`],
  ['documents', { ...document, hash: 1 }, `${hash} 1`],
  ['importParts', { ...part, rows: '[' }, 'rows must be a list, got nothing'],
  ['importParts', { ...part, rows: [] }, 'rows must be a text, got []'],
  ['importParts', { ...part, rows: '[{"row":2}]' }, 'rows/0 needs cells'],
  [
    'jobs',
    { ...job, kind: 'members', payload: { departmentId: '1', operation: 'replace', members: [] } },
    'payload/operation must be one of add, remove, got "replace"',
  ],
  ['jobs', { ...job, kind: 'members' }, 'payload must be a mapping, got nothing'],
  [
    'jobs',
    { ...job, kind: 'members', status: 'late', payload: 7 },
    'status must be one of queued, running, succeeded, failed, got "late"',
  ],
])('a row of %s with %j is refused with its place', (collection, row, message) => {
  const faults = incomingFaults(collection, row).map((fault) => `${fault.path.join('/')} ${fault.message}`);
  expect(faults).toEqual([message]);
});
