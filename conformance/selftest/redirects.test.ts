import { expect, test } from 'vitest';
import { htmlReport } from '../../reporting/certify/html.ts';
import { terminalReport } from '../../reporting/certify/terminal.ts';
import { parseRecord } from '../../reporting/json.ts';
import type { Case } from '../case/case.ts';
import type { RunRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { countedTime } from './fake/counted-time.ts';
import { startTrivialServer } from './fake/plausible.ts';
import { startFakeServer } from './fake/published/server.ts';
import { fakeTarget } from './fake/run-on.ts';
import { startTroubled } from './fake/troubled.ts';

const sample = { requirement: 'document-download', title: 'A sample', verdict: 'stated' } as const;

const downloads: Case = {
  ...sample,
  id: 'sample-downloads',
  operations: ['downloadDocument', 'exportUsers'],
  run: async ({ call, expect: wants }) => {
    for (const documentId of ['1', '2'])
      wants.status(await call('downloadDocument', { documentId }), 200, 'A document is downloaded');
    wants.status(await call('exportUsers', {}), 200, 'The users are exported');
  },
};

const read: Case = {
  ...sample,
  id: 'sample-read',
  operations: ['readDocument'],
  run: async ({ call, expect: wants }) =>
    wants.status(await call('readDocument', { documentId: '1' }), 302, 'A read is answered where it is sent'),
};

async function redirected(): Promise<{ record: RunRecord; from: string; to: string; seen: (string | undefined)[] }> {
  const [inner, store] = await Promise.all([startFakeServer(), startTrivialServer('a web page')]);
  const seen: (string | undefined)[] = [];
  const watched = await startTroubled(store, ({ headers }) => {
    seen.push(headers.authorization);
    return 'pass';
  });
  const outer = await startTroubled(inner, ({ url = '' }) =>
    url.endsWith('/auth/token') ? 'pass' : { status: 302, headers: { location: `${watched.url}/kept?key=1234` } },
  );
  const target = fakeTarget(outer.url);
  const record = await run({
    target,
    runId: 'redirects',
    verdicts: ['stated'],
    cases: [downloads, read],
    ...countedTime(),
  });
  await Promise.all([inner, store, watched, outer].map((server) => server.close()));
  return { record, from: outer.url, to: watched.url, seen };
}

test('only downloads follow redirects, without the token, and every report lists them', async () => {
  const { record, from, to, seen } = await redirected();
  expect(record.cases.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['passed', null],
    ['passed', null],
  ]);
  expect(seen).toEqual([undefined, undefined, undefined]);
  expect(record.redirects).toEqual([
    { operation: 'downloadDocument', from, to, count: 2 },
    { operation: 'exportUsers', from, to, count: 1 },
  ]);
  const sentence = `downloadDocument: 2 redirects from ${from} to ${to}, without the token`;
  expect(terminalReport(record, { color: false, width: 200 })).toContain(sentence);
  expect(htmlReport(record)).toContain(sentence);
  expect(parseRecord(JSON.stringify(record), 'this run').redirects).toEqual(record.redirects);
});
