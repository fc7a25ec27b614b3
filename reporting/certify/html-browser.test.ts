import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../testing/project/browser.ts';
import { render } from '../html/render.ts';
import { htmlReport } from './html.ts';
import { failedRecord } from './testing/sample-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const file = join(folder, 'report.html');
const url = pathToFileURL(file).href;
let browser: Browser;

beforeAll(async () => {
  writeFileSync(file, htmlReport(failedRecord));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function opened(fragment: string, work: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + fragment);
  await work(page);
  await page.close();
  return errors;
}

const shownRows = (page: Page) => page.locator('.matrix tr[data-outcome]:visible');

test('the filter is in the URL, and the URL sets the filter', async () => {
  let shared = '';
  const errors = await opened('', async (page) => {
    await page.getByLabel('failed').check();
    await page.getByRole('searchbox', { name: 'Text' }).fill('neither name');
    await expect.poll(() => shownRows(page).count()).toBe(1);
    shared = new URL(page.url()).hash;
  });
  expect(errors).toEqual([]);
  expect(shared).toBe('#requirements?text=neither+name&outcome=failed');
  await opened(shared, async (page) => {
    await expect.poll(() => shownRows(page).count()).toBe(1);
    expect(await page.getByRole('searchbox', { name: 'Text' }).inputValue()).toBe('neither name');
    expect(await page.getByLabel('failed').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => shownRows(page).count()).toBe(failedRecord.requirements.length);
    expect(new URL(page.url()).hash).toBe('#requirements');
  });
});

test('the back button of the browser restores the filter of a link', async () => {
  await opened('#requirements?outcome=blocked', async (page) => {
    await expect.poll(() => shownRows(page).count()).toBe(3);
    await page.goto(`${url}#requirements?outcome=failed`);
    await expect.poll(() => shownRows(page).first().getAttribute('data-outcome')).toBe('failed');
    await page.goBack();
    await expect.poll(() => shownRows(page).first().getAttribute('data-outcome')).toBe('blocked');
  });
});

test('the heading of the requirements stays below the filter', async () => {
  await opened('', async (page) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await shownRows(page).last().scrollIntoViewIfNeeded();
    const [bar, heading] = [
      await page.locator('form').boundingBox(),
      await page.locator('thead th').first().boundingBox(),
    ];
    expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (heading?.y ?? -99))).toBeLessThan(2);
  });
});

test('a link to a failure opens it', async () => {
  await opened('#case-department-update-empty', async (page) => {
    await page
      .getByText('The request for a department update contains neither a name nor a parentDepartment.')
      .waitFor();
  });
});

test('a failure shows the deciding exchange, and a click shows another one instead', async () => {
  const errors = await opened('#case-department-update-empty', async (page) => {
    const film = page.locator('#case-department-update-empty').getByRole('group', { name: '2 exchanges' });
    await film.getByText('PATCH').waitFor();
    await film.getByText('createDepartment 201').click();
    await film.getByText('POST').waitFor();
    expect(await film.getByText('PATCH').isVisible()).toBe(false);
  });
  expect(errors).toEqual([]);
});

test('a click in the map of operations shows only the findings and requirements of the operation', async () => {
  const errors = await opened('', async (page) => {
    await page
      .locator('.map')
      .getByRole('link', { name: /^updateDepartment/ })
      .click();
    await page.getByText(/ findings concern updateDepartment\.$/).waitFor();
    expect(await page.locator('#case-department-update-empty').isVisible()).toBe(true);
    const first = await page.locator('.finding[data-operations]:visible').first().boundingBox();
    expect(first?.y).toBeLessThan(720);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeGreaterThan(0);
    expect(await page.locator('#case-access-read-both-rejected').isVisible()).toBe(false);
    for (const row of await shownRows(page).all())
      expect(await row.getAttribute('data-operations')).toContain('updateDepartment');
    await page.getByRole('link', { name: 'All operations' }).click();
    await page.locator('#case-access-read-both-rejected').waitFor();
  });
  expect(errors).toEqual([]);
});

test('on A4 paper nothing is collapsed or wider than the page, and the filter form is left out', async () => {
  await opened('', async (page) => {
    await page.setViewportSize({ width: 695, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const heights = await page.evaluate<number[]>(
      "[...document.querySelectorAll('details:not([open], .fold, .program)')].map((each) => each.lastElementChild.getBoundingClientRect().height)",
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(heights).not.toContain(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(695);
    expect(await page.locator('#filter').isVisible()).toBe(false);
    expect(await page.locator('.matrix thead').isVisible()).toBe(true);
  });
});

// Adds empty space above the content. Each height of the space moves the page breaks to other places.
test.each([100, 150, 250, 300])(
  'no page of a PDF ends with a title, with %i pixels before the content',
  async (space) => {
    await opened('', async (page) => {
      await page.evaluate(`document.querySelector('main').style.paddingTop = '${space}px'`);
      const ends = await pageEnds(await page.pdf({ preferCSSPageSize: true }));
      const heading =
        /(Root causes|Other failures|Requirements|Not judged|Declared deviations and known failures|The run) ?\d*$/;
      const reasons = failedRecord.cases.flatMap(({ outcome, reason }) =>
        outcome === 'failed' && reason ? reason : [],
      );
      const isTitle = (end: string) => heading.test(end) || reasons.some((reason) => end.endsWith(reason));
      expect(ends.length).toBeGreaterThan(3);
      expect(ends.filter(isTitle)).toEqual([]);
    });
  },
);

test('a PDF has the deciding exchange of each failure, and neither other exchanges nor programs', async () => {
  const large = { script: 'send()\n'.repeat(500), responseBody: JSON.stringify(Array.from({ length: 2000 }, String)) };
  const cases = failedRecord.cases.map((each) => {
    const [first] = each.exchanges;
    if (each.outcome === 'passed' || first === undefined) return each;
    const exchanges = [...each.exchanges, ...Array.from({ length: 30 }, () => ({ ...first, ...large }))];
    return { ...each, script: large.script, exchanges, decisive: exchanges.length - 1 };
  });
  const other = join(folder, 'large.html');
  writeFileSync(other, htmlReport({ ...failedRecord, cases }));
  await opened('', async (page) => {
    await page.goto(pathToFileURL(other).href);
    const pages = await pageEnds(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeLessThan(25);
    expect(pages.join('\n')).toContain('Only the beginning is printed.');
  });
});

async function pageEnds(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((each) => each.replace(/\s*Contract conformance\s+Page \d+ of \d+\s*/, '').trimEnd());
}

test('a page without requirements has no script error, and its programs can be copied', async () => {
  const other = join(folder, 'other.html');
  const script = readFileSync(new URL('../html/page-script.js', import.meta.url), 'utf8');
  writeFileSync(other, render('page', { title: 'explore', template: 'program', data: { script: 'send()' }, script }));
  const errors = await opened('', async (page) => {
    await page.goto(pathToFileURL(other).href);
    await page.getByRole('group').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText(/^(Copied|Selected)$/).waitFor();
  });
  expect(errors).toEqual([]);
});
