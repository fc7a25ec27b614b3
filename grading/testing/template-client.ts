import type { ClientFunction } from '../client/client.ts';
import { at } from '../observe/exchange.ts';
import { uploadAndDownload, uploadOnce } from './file-tasks.ts';
import { changeMembers, endlessJob, removeDepartment } from './job-tasks.ts';
import { countUsers, fillDepartment } from './list-tasks.ts';
import { parsed, Session, type Work } from './session.ts';

type Task = (work: Work) => Promise<unknown>;

const tasks: Readonly<Record<string, Task>> = {
  basics: async (work) => {
    await readDepartments(work, 6);
    await createDepartment(work, 'Zürich – 東京');
    if (!work.breaks('skips a step')) await listChildren(work, 'A+B Müller');
    await readByDocId(work, 'Q3 2026/8 + annex');
    if (work.breaks('errors-task-done')) throw new Error('a false alarm');
  },
  'token-expiry': (work) => readDepartments(work, 6),
  redirect: (work) => readDepartments(work, 1),
  refusal: ({ session }) => session.get('/v2/admin/departments/999999'),
  job: (work) => removeDepartment(work, '12'),
  'job-failure': (work) => removeDepartment(work, '12'),
  'job-partial': (work) => changeMembers(work, '12', ['1', '2', '999999']),
  'job-endless': (work) => endlessJob(work, '12'),
  lists: countUsers,
  members: async (work) => fillDepartment(work, await createDepartment(work, 'Night Shift')),
  unstable: (work) => readDepartments(work, work.breaks('gives up') ? 7 : 8).then(() => giveUp(work)),
  outage: (work) => readDepartments(work, 1),
  'lost-response': uploadOnce,
  files: uploadAndDownload,
  'large-file': uploadOnce,
  surprises: async (work) => {
    await readDepartments(work, 6);
    const id = await createDepartment(work, 'Big Numbers');
    const sent = work.breaks('tolerance-large-ids') ? String(Number(id)) : id;
    await work.session.get(`/v2/admin/departments/${sent}`);
    await removeDepartment(work, sent);
  },
};

function giveUp({ breaks }: Work): void {
  if (breaks('gives up')) throw new Error('too many failures');
}

export function templateClient(broken?: string): ClientFunction {
  const breaks = (rule: string) => rule === broken;
  return async ({ scenario, baseUrl, apiKey, file, print, signal }) => {
    const session = new Session({ baseUrl, apiKey, signal, breaks });
    if (breaks('secrets-not-printed')) print(`key ${apiKey}`);
    await tasks[scenario]?.({ session, breaks, print, file });
  };
}

async function readDepartments({ session, breaks, print }: Work, count: number): Promise<void> {
  for (let id = 1; id <= count; id++) {
    const suffix = breaks('requests-known-parameters') && id === 2 ? '?verbose=1' : '';
    const answer = await session.answer(
      { method: 'GET', url: `/v2/admin/departments/${id}${suffix}` },
      breaks('requests-known-parameters'),
    );
    const body = breaks('robust-truncated-refused') && !answer.isWhole ? {} : readBody(answer.text, breaks);
    print(String(at(body, 'data', 'attributes', 'name')));
  }
  if (breaks('requests-known-operation')) await session.answer({ method: 'GET', url: '/v2/admin/department/1' }, true);
}

function readBody(text: string, breaks: Work['breaks']): unknown {
  const broken = (rule: string, isUnusual: boolean) => {
    if (breaks(rule) && isUnusual) throw new Error(`unexpected response: ${rule}`);
  };
  const body: unknown = JSON.parse(text);
  const attributes = Object(at(body, 'data', 'attributes'));
  broken('tolerance-additional-members', 'addedLater' in attributes);
  broken('tolerance-member-order', Object.keys(attributes).indexOf('name') > Object.keys(attributes).indexOf('path'));
  broken('tolerance-long-texts', String(attributes.name).length > 200);
  broken('tolerance-escaped-text', text !== '{}' && !text.includes('"data":'));
  broken('tolerance-drawn-answer', attributes.depth > 20 || attributes.memberCount > 1000);
  return body;
}

async function createDepartment({ session, breaks }: Work, name: string): Promise<string> {
  const attributes = {
    name: breaks('requests-valid-body') ? '' : name,
    ...(breaks('requests-known-members') && { color: 'blue' }),
  };
  const answer = await session.write('POST', '/v2/admin/departments', { data: { type: 'departments', attributes } });
  return String(at(parsed(answer), 'data', 'id'));
}

async function readByDocId({ session, breaks }: Work, docId: string): Promise<void> {
  const segment = breaks('requests-encoded-path') ? encodeURI(docId) : encodeURIComponent(docId);
  await session.answer({ method: 'GET', url: `/documents/docid/${segment}` }, breaks('requests-encoded-path'));
}

async function listChildren({ session, breaks }: Work, path: string): Promise<void> {
  const value = breaks('requests-encoded') ? encodeURI(path) : encodeURIComponent(path);
  const size = breaks('requests-valid-parameters') ? 500 : 50;
  await session.get(`/v2/admin/departments?filter%5Bpath%5D=${value}&page%5Bsize%5D=${size}`);
}
