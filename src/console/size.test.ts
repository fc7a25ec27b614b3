import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('./page/', import.meta.url));

const most = 300_000;

test('the console has less than 300 kB, compressed', () => {
  const libraries = [import.meta.resolve('htm/preact/standalone'), import.meta.resolve('diff')].map((each) =>
    fileURLToPath(each),
  );
  const own = globSync('**/*.{js,css,html}', { cwd: folder }).map((name) => folder + name);
  const sizes = [...own, ...libraries].map((file) => gzipSync(readFileSync(file)).length);
  expect(own.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
