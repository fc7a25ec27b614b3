// Does the task of one scenario of "cps grade". Environment variables contain the scenario, the URL and the API key.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { bodyOf, connect } from './client.ts';
import { addMembers, removeDepartment } from './jobs.ts';
import { users } from './pages.ts';

const { CPS_SCENARIO = '', CPS_BASE_URL = '', CPS_API_KEY = '', CPS_FILE = '' } = process.env;
const platform = connect({ url: CPS_BASE_URL, apiKey: CPS_API_KEY });
const { admin, documents } = platform;

const say = (text: string) => process.stdout.write(`${text}\n`);
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function read(...ids: string[]) {
  for (const id of ids) {
    const { data } = bodyOf(await admin.GET('/v2/admin/departments/{id}', { params: { path: { id } } }));
    say(data.attributes.name);
  }
}

async function create(name: string) {
  const created = await admin.POST('/v2/admin/departments', {
    body: { data: { type: 'departments', attributes: { name } } },
  });
  return bodyOf(created).data.id;
}

async function remove(id: string, most?: number) {
  if ((await removeDepartment(platform, id, sleep, most)) === 'failed') throw new Error('the job failed');
}

async function allUsers() {
  const ids = new Set<string>();
  for await (const { id } of users(platform)) ids.add(id);
  return [...ids];
}

async function upload() {
  const form = new FormData();
  form.append('file', await openAsBlob(CPS_FILE, { type: 'text/plain' }), basename(CPS_FILE));
  return bodyOf(await documents.POST('/documents', { body: { file: '' }, bodySerializer: () => form })).documentId;
}

async function uploadAndDownload() {
  const path = { documentId: await upload() };
  while (bodyOf(await documents.GET('/documents/{documentId}', { params: { path } })).status === 'IN_PROGRESS') {
    await sleep(500);
  }
  const download = (header: { 'If-None-Match'?: string }) =>
    documents.GET('/documents/{documentId}/content', { params: { path, header }, parseAs: 'blob' });
  const { response } = await download({});
  await download({ 'If-None-Match': response.headers.get('etag') ?? '' });
}

const tasks: Record<string, () => Promise<unknown>> = {
  basics: async () => {
    await read('1', '2', '3', '4', '5', '6');
    await create('Zürich – 東京');
    bodyOf(await admin.GET('/v2/admin/departments', { params: { query: { 'filter[path]': 'A+B Müller' } } }));
    const path = { docId: 'Q3 2026/8 + annex' };
    bodyOf(await documents.GET('/documents/docid/{docId}', { params: { path } }));
  },
  'token-expiry': () => read('1', '2', '3', '4', '5', '6'),
  redirect: () => read('1'),
  refusal: () => read('999999'),
  job: () => remove('12'),
  'job-failure': () => remove('12'),
  'job-partial': async () => say(`not added: ${(await addMembers(platform, '12', ['1', '2', '999999'])).join(', ')}`),
  'job-endless': () => remove('12', 5000),
  lists: async () => say(String((await allUsers()).length)),
  members: async () => addMembers(platform, await create('Night Shift'), await allUsers()),
  unstable: () => read('1', '2', '3', '4', '5', '6', '7', '8'),
  outage: () => read('1'),
  'lost-response': upload,
  files: uploadAndDownload,
  'large-file': upload,
  surprises: async () => {
    await read('1', '2', '3', '4', '5', '6');
    const id = await create('Big Numbers');
    await read(id);
    await remove(id);
  },
};

await tasks[CPS_SCENARIO]?.();
