import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../conformance/published/generated/error-codes.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { errorPage } from '../../scripts/docs/pages/registers.ts';
import { requirementPages } from '../../scripts/docs/pages/requirements.ts';
import { codesIn, docsLinks, htmlReport } from './html.ts';
import { allOutcomes } from './outcome-looks.ts';
import { terminalReport } from './terminal.ts';
import { hostileRecord, hostileText } from './testing/hostile-record.ts';
import { certifiedRecord, failedRecord, repeatedRecord, voidRecord } from './testing/sample-record.ts';

const failed = htmlReport(failedRecord);
const pages = { certified: htmlReport(certifiedRecord), failed, void: htmlReport(voidRecord) };

function tags(page: string): string[] {
  return page.match(/<[a-z][^>]*>/g) ?? [];
}

const prepared: RunRecord = {
  ...failedRecord,
  rootCauses: [{ case: 'deleteDepartment', blocked: ['department-delete-subtree', 'department-delete-keeps-users'] }],
  cases: failedRecord.cases.filter(({ id }) => id !== 'department-delete-ends-grants'),
};
const brokenOff: RunRecord = { ...failedRecord, conclusion: 'void', voidReason: 'The canary passed.', exitCode: 3 };
const special = { hostile: hostileRecord, unprepared: prepared, 'broken off': brokenOff };
const specialPages = Object.entries(special).map(([name, record]): [string, string] => [name, htmlReport(record)]);

describe.each([...Object.entries(pages), ...specialPages])('the %s page', (_, page) => {
  test('loads nothing', () => {
    expect(
      tags(page).filter((tag) => /\s(src|srcset|action|data|poster)=|<(link|img|iframe|object|embed|base)\b/.test(tag)),
    ).toEqual([]);
    expect(page).not.toMatch(/@import|url\(/);
  });

  test('lets only its own style and script run', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
    const digest = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = digest(/<style>([\s\S]+?)<\/style>/.exec(page)?.[1]);
    const script = digest(/<script>([\s\S]+?)<\/script>/.exec(page)?.[1]);
    expect(policy).toBe(
      `default-src 'none'; style-src ${style}; script-src ${script}; base-uri 'none'; form-action 'none'`,
    );
  });

  test('has no style or handler in an attribute, which its policy would stop', () => {
    expect(tags(page).filter((tag) => /\s(style|on[a-z]+)=/.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([]);
  });

  test('has one of each id, and every link leads to one', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(links.filter((link = '') => !ids.includes(link.split('?')[0]))).toEqual([]);
  });
});

test('hostile text stays text', () => {
  const page = htmlReport(hostileRecord);
  expect(page).not.toContain(hostileText);
  expect(page.match(/<\/script/g)).toHaveLength(1);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;/script&gt;&lt;/pre&gt;&lt;script&gt;window.hostile &#x3D; 1');
});

test('verdicts, root causes, other failures, requirements and unjudged cases are in this order', () => {
  const places = ['verdicts', 'causes', 'failures', 'requirements', 'open', 'deviations', 'run'].map((id) =>
    failed.indexOf(`<section id="${id}"`),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('blocked cases hang under their cause', () => {
  const [, causes = ''] = /<section id="causes"([\s\S]+?)<\/section>\s*<section id="failures"/.exec(failed) ?? [];
  expect(causes).toMatch(/<details class="finding" id="case-department-delete-offered" [^>]*open>/);
  expect(causes).toContain('blocks 3 cases');
  expect([...causes.matchAll(/<li id="case-([\w-]+)">/g)].map(([, id]) => id)).toEqual([
    'department-delete-subtree',
    'department-delete-keeps-users',
    'department-delete-ends-grants',
  ]);
});

test('a failure shows requirement, expected, actual, the exchange, the script and the step log', () => {
  const [, rest = ''] = failed.split('id="case-department-update-empty"');
  const [failure = ''] = rest.split('id="case-access-read-both-rejected"');
  expect(failure).toContain('<p class="demand">An update with neither name nor parentDepartment is answered');
  expect(failure).toContain('<mark>  &quot;status&quot;: 400,</mark>');
  expect(failure).toContain('<mark>  &quot;status&quot;: 200,</mark>');
  expect(failure).toContain('<b>PATCH</b>');
  expect(failure).toContain(
    '<span class="j-k">&quot;title&quot;</span>: <span class="j-s">&quot;cps-7f3a-legal&quot;</span>',
  );
  const repeat =
    'Repeat it in the folder of this report: <code>cps replay report.json --case department-update-empty</code>';
  expect(failure).toContain(repeat);
  expect(failure).toContain('send PATCH &quot;$BASE&quot;/org-units');
  expect(failure).toContain('<legend>2 exchanges</legend>');
  expect(failure).toContain('checked> updateDepartment <span class="status s2">200</span> <b class="decided">decided');
});

test('every requirement has a row with the data for the filter, and rows that need action come first', () => {
  const rows = [
    ...failed.matchAll(/<tr data-outcome="(\w+)" data-class="(\w+)" data-basis="(\w+)" data-level="(\w+)"/g),
  ];
  const sorted = allOutcomes.flatMap((outcome) => failedRecord.requirements.filter((each) => each.outcome === outcome));
  expect(sorted[0]?.outcome).toBe('failed');
  expect(rows.map(([, ...row]) => row)).toEqual(
    sorted.map((each) => [each.outcome, each.class, each.basis, each.level]),
  );
});

test('the report of a void run shows the reason and no findings', () => {
  expect(pages.void).toContain('ECONNREFUSED');
  expect(pages.void).not.toMatch(/Not certified|Certified/);
  expect(pages.void).not.toMatch(/<section id="(causes|failures)"/);
});

test('a declared deviation appears with its failure and in a separate list', () => {
  expect(failed).toContain('Judged as stated. Declared deviation, accepted until 2027-03-31: An old client');
  expect(failed).toContain('<li><code>members-202</code> <b>no longer needed: the requirement passed</b>');
});

test('if preparation failed, the first blocked case shows the reason', () => {
  expect(htmlReport(prepared)).toMatch(
    /<b class="id">deleteDepartment<\/b> <span class="blocks">in preparation<\/span> <span class="reason">Deleting a department failed/,
  );
});

describe('links to the documentation', () => {
  test('the report of a run without a site has none, so that it can travel', () => {
    for (const page of Object.values(pages)) expect(page).not.toMatch(/href="(?!#)|127\.0\.0\.1/);
    expect(failed).toContain(
      '<dt><code>DEPARTMENT PATCH EMPTY</code></dt><dd>The request for a department update contains neither a name nor a parentDepartment.</dd>',
    );
  });

  test.each(['https://docs.example/contracts', 'https://docs.example/contracts/'])('with the site %s', (site) => {
    const page = htmlReport(failedRecord, site);
    const register = 'https://docs.example/contracts/register';
    expect(page).toContain(`<code><a href="${register}/requirements-access.html#access-read-both-rejected">`);
    expect(page).toContain(`<dt><a href="${register}/errors.html#admin-department-patch-empty">DEPARTMENT PATCH EMPTY`);
  });
});

test('the map shows the outcomes of the requirements of each operation, operations with failures first', () => {
  const map = /<section id="map"[\s\S]+?<\/section>/.exec(failed)?.[0] ?? '';
  expect([...map.matchAll(/<a href="#map\?operation=(\w+)" class="o-(\w+)"/g)].map(([, , worst]) => worst)[0]).toBe(
    'failed',
  );
  expect(map).toMatch(/<b>updateDepartment<\/b> (<i class="o-[\w-]+">.<\/i>)+<span class="read"> 1 failed/);
});

const openapi = fileURLToPath(new URL('../../openapi', import.meta.url));

test('the link of each requirement and of each error code leads to a page and an anchor', () => {
  const pages = [errorPage(openapi), ...requirementPages([], new Map())];
  const targets = new Set(
    pages.flatMap(({ path, markdown }) =>
      // A heading can declare its anchor as `{#anchor}`. Otherwise, the text of the heading is the anchor.
      [...markdown.matchAll(/^#+ (?:.*\{#(.+)\}|(.+))$/gm)].map(([, declared, text]) => `${path}#${declared ?? text}`),
    ),
  );
  const docs = docsLinks('');
  const links = [
    ...loadRegister().map(({ id }) => docs.requirement(id)),
    ...codesIn(JSON.stringify(Object.keys(errorCodes))).map((code) => docs.errorCode(code)),
  ];
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter((link) => !targets.has(String(link).replace(/^\//, '').replace('.html', '.md')))).toEqual([]);
});

test('failures come before the map of operations, and the headers of a message are folded', () => {
  const page = htmlReport(failedRecord);
  const places = ['causes', 'failures', 'map', 'requirements'].map((id) => page.indexOf(`<section id="${id}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(page).toMatch(/<details class="fold"><summary>2 headers<\/summary><pre class="headers"/);
});

test('a requirement with many cases lists six of them, those that failed first, and folds the others', () => {
  const page = htmlReport(repeatedRecord);
  expect(page).toContain(`<summary>and ${failedRecord.cases.length - 6} more</summary>`);
  expect(page).toMatch(/<td class="cases"><ul><li class="o-failed"/);
});

test('further failures of a requirement are folded below its first failure', () => {
  const [, causes = '', others = ''] =
    /<section id="causes"([\s\S]+?)<section id="failures"([\s\S]+?)<section id="map"/.exec(
      htmlReport(repeatedRecord),
    ) ?? [];
  const folded = /<summary>1 more case of this requirement<\/summary><details class="finding" id="case-([\w-]+)"/g;
  const idsIn = (text: string) => [...text.matchAll(folded)].map(([, id]) => id);
  expect(idsIn(causes)).toEqual(['department-delete-offered-again']);
  expect(idsIn(others)).toEqual(['department-update-empty-again']);
  expect(others).toMatch(/Other failures <span class="count">5</);
});

test('a failure without a value says once what was not so, and the card says in words what its number counts', () => {
  const told = { expected: 'It is there', actual: 'readDepartment answered 404', reason: 'It is there: not so.' };
  const cases = failedRecord.cases.map((each) => ({ ...each, ...told }));
  const page = htmlReport({ ...failedRecord, cases });
  expect(page).not.toContain('<h3 class="part">Expected</h3>');
  expect(page).toMatch(/<b>\d+<\/b> of \d+ requirements passed that a certificate needs/);
  expect(terminalReport({ ...failedRecord, cases }, { color: false, width: 80 })).not.toMatch(/^ +(expected|actual) /m);
});
