import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeSite, provisionalBase } from './place-site.ts';

test.each([
  ['/', '_page'],
  ['/_sandbox/docs/', '__sandbox_docs_page'],
])('a copy of the site contains the base %s and the class %s in each file', (base, name) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = ['index.html', 'assets/app.js', 'assets/style.css', 'hashmap.json'];
  mkdirSync(join(folder, 'built/assets'), { recursive: true });
  for (const name of names)
    writeFileSync(join(folder, 'built', name), `"${provisionalBase}a" ${provisionalBase} _base-of-this-site_page`);
  placeSite(join(folder, 'built'), base, join(folder, 'copy'));
  const texts = names.map((name) => readFileSync(join(folder, 'copy', name), 'utf8'));
  expect(new Set(texts)).toEqual(new Set([`"${base}a" ${base} ${name}`]));
});
