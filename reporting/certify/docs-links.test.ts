import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorCodes } from '../../conformance/published/generated/error-codes.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { errorPage } from '../../scripts/docs/pages/registers.ts';
import { requirementPages } from '../../scripts/docs/pages/requirements.ts';
import { codesIn, docsLinks } from './html.ts';

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
