import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { sampleRecord } from '../../grading/testing/sample-record.ts';
import { openBrowser } from '../../testing/project/browser.ts';
import { gradeHtml } from './write.ts';

test('on a telephone, the heading of the report is as wide as the page', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(gradeHtml(sampleRecord(['jobs-first-wait'])));
  const heading = await page.locator('h1').boundingBox();
  expect(heading?.width).toBeGreaterThan(340);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await browser.close();
});

test('a PDF of a grade names its kind on each page and has no exchanges of rules that passed', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.setContent(gradeHtml(sampleRecord(['jobs-first-wait'])));
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text.filter((each) => !each.includes('Client grade'))).toEqual([]);
  expect(text.length).toBeLessThan(15);
  expect(text.join('').match(/readJob 200 \/v2\/admin\/jobs\/1/g)).toHaveLength(1);
  await browser.close();
});
