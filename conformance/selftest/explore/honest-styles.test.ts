import { expect, test } from 'vitest';
import { exploreStyle } from './explore-fake.ts';
import { honestStyles } from './honest-styles.ts';

test.each(honestStyles)('an honest server with $name has no findings', async (style) => {
  const { findings, flaky, voidReason, cleanup } = await exploreStyle(style, { steps: 40 });
  expect(findings.map(({ id, reason, steps }) => ({ id, reason, steps }))).toEqual([]);
  if (style.concurrency === undefined) expect(flaky).toEqual([]);
  expect(voidReason).toBeNull();
  expect(cleanup.left).toEqual([]);
});
