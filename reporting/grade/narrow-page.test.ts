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
