import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const host = 'http://site';

export function brokenLinks(folder: string, base: string): { pages: number; broken: string[] } {
  const names = globSync('**/*.html', { cwd: folder });
  const downloads = globSync('**/*.{csv,json}', { cwd: folder });
  const read = (name: string) => [base + name, readFileSync(join(folder, name), 'utf8')] as const;
  const pages = new Map(names.map(read));
  const targets = new Map([...pages, ...downloads.map(read)]);
  const broken = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => isOfTheSite(href, from) && !leadsSomewhere(new URL(href, host + from), targets))
      .map((href) => `${from} -> ${href}`),
  );
  return { pages: names.length, broken };
}

function isOfTheSite(href: string, from: string): boolean {
  const { origin, pathname } = new URL(href, host + from);
  return origin === host && !pathname.startsWith('/_sandbox/console/');
}

function leadsSomewhere({ pathname, hash }: URL, pages: ReadonlyMap<string, string>): boolean {
  const page = pages.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const anchor = decodeURIComponent(hash.slice(1));
  return page !== undefined && (anchor === '' || page.includes(`id="${anchor}"`));
}
