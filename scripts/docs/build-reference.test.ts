import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { configure, withBroken } from '../redocly/testing/break-contract.ts';
import { buildReference } from './build-reference.ts';

let page = '';

beforeAll(async () => {
  page = await withBroken([], async (folder) => {
    configure(folder, {});
    const target = join(folder, 'site', 'things.html');
    await buildReference(folder, 'things', target);
    return readFileSync(target, 'utf8');
  });
});

describe('the reference of a contract', () => {
  it('contains the contract with its basis', () => {
    expect(page).toContain('<title>Things</title>');
    expect(page).toContain('[stated C-001](../register/claims.html#c-001)');
    expect(page).toContain('[assumed D-01](../register/decisions.html#d-01)');
  });

  it('links its groups within the page', () => {
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links).toContain('#/');
    expect(links.filter((href) => href.startsWith('/'))).toEqual([]);
  });

  it('has no tag that loads from elsewhere', () => {
    const tags = page.match(/<(script|link|img|iframe|source|video|audio|object|embed)\b[^>]*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => /(src|href|data)\s*=\s*["']?\s*(https?:)?\/\//i.test(tag))).toEqual([]);
  });

  it('has no style that loads from elsewhere', () => {
    const styles = page.match(/<style[\s\S]*?<\/style>/gi) ?? [];
    expect(styles.filter((style) => /@import|url\(\s*["']?(https?:)?\/\//i.test(style))).toEqual([]);
  });

  it('makes the browser refuse scripts that load from other hosts', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|'self'/);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
  });

  it('shows no picture of another host and reports to nobody', () => {
    expect(page).not.toContain('cdn.redoc.ly');
    expect(page).toContain('"disableTelemetry":true');
  });
});

it('reports why a reference is not built', async () => {
  const build = withBroken(
    [{ file: 'openapi/things/openapi.yaml', from: 'openapi: 3.1.0', to: 'openapi: [' }],
    (folder) => {
      configure(folder, {});
      return buildReference(folder, 'things', join(folder, 'things.html'));
    },
  );
  await expect(build).rejects.toThrow(/^the reference of things can't be built: .*openapi\.yaml/s);
});
