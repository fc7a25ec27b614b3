import { readFileSync } from 'node:fs';
import { defineConfig, type MarkdownRenderer } from 'vitepress';
import { parse } from 'yaml';
import { requirementAreas } from '../../scripts/docs/areas.ts';
import { root } from '../../scripts/generate/files.ts';
import { readJourneys } from '../../scripts/journeys/read-journeys.ts';

interface Item {
  text: string;
  link: string;
  target?: string;
}

type Groups = Record<string, Record<string, string>>;

const pages: Record<'guides' | 'reference' | 'contract', Groups> = parse(
  readFileSync(new URL('pages.yaml', import.meta.url), 'utf8'),
);

/** Redocly builds the reference pages. The browser must load such a page as a whole. */
function item([text, link]: [string, string]): Item {
  return link.startsWith('/reference/') ? { text, link, target: '_self' } : { text, link };
}

function groups(written: Groups, generated: Readonly<Record<string, Item[]>> = {}) {
  return Object.entries(written).map(([text, links]) => {
    const [first, ...items] = Object.entries(links).map(item);
    return { text, items: [...(first ? [first] : []), ...(generated[text] ?? []), ...items] };
  });
}

const guides = groups(pages.guides);
const reference = groups(pages.reference);
const requirements = requirementAreas().map(({ area, title }) => ({
  text: title,
  link: `/register/requirements-${area}`,
}));
const contract = [...reference, ...groups(pages.contract, { 'Conformance suite': requirements })];
const journeys = groups(
  { Journeys: { 'All journeys': '/register/journeys/' } },
  { Journeys: readJourneys(root).map(({ name, title }) => ({ text: title, link: `/register/journeys/${name}` })) },
);

/**
 * Returns the factor by which a page ranks higher or lower in the search results for one term.
 * For words, guides rank highest. Requirements, faults and triggers rank lowest, because they repeat common words.
 * For ids and statuses, such as D-37 or 409, the generated pages rank highest.
 */
function rankOf(page: string, term: string): number {
  const isGuide = !page.includes('/register/');
  if (/\d|\[/.test(term)) return isGuide ? 1 : 2;
  if (isGuide) return 2;
  if (page.includes('/register/commands')) return 1.5;
  return /\/register\/(requirements|faults|triggers)/.test(page) ? 0.3 : 1;
}

type Highlight = MarkdownRenderer['options']['highlight'];

/** VitePress renders each page for the browser, for the server and for the search. Most of the time is highlighting. */
function remembered(highlight: Highlight): Highlight {
  const results = new Map<string, string>();
  return (code, language, attributes) => {
    const key = JSON.stringify([code, language, attributes]);
    const result = results.get(key) ?? highlight?.(code, language, attributes) ?? '';
    results.set(key, result);
    return result;
  };
}

export default defineConfig({
  title: 'Contract Platform Kit',
  description: 'Sandbox, conformance tests and docs from the API contract of Contract Platform Services.',
  lang: 'en',
  srcExclude: ['README.md', 'decisions/**'],
  // Redocly builds the reference pages, so VitePress cannot check links to them.
  ignoreDeadLinks: [/^\/reference\//],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  transformHead: ({ page, siteData }) =>
    page === '404.md' ? [] : [['link', { rel: 'alternate', type: 'text/markdown', href: siteData.base + page }]],
  // A print page contains all operations of an interface and exceeds Vite's default limit for large files.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: ({ options }) => {
      options.highlight = remembered(options.highlight);
    },
  },
  themeConfig: {
    nav: [
      { text: 'Partner', link: '/partner/quick-start', activeMatch: '/partner/|/register/journeys/' },
      { text: 'Vendor', link: '/vendor/certify', activeMatch: '/vendor/' },
      { text: 'Docs team', link: '/docs-team/site', activeMatch: '/docs-team/' },
      { text: 'Operator', link: '/operations', activeMatch: '^/operations' },
      {
        text: 'API reference',
        activeMatch: '^/reference/',
        items: [
          { text: 'Administration', link: '/reference/admin', target: '_self' },
          { text: 'Documents', link: '/reference/documents', target: '_self' },
          { text: 'Control plane', link: '/reference/sandbox', target: '_self' },
          { text: 'Error codes', link: '/register/errors' },
          { text: 'Generated clients', link: '/partner/clients' },
        ],
      },
      { text: 'Contract', link: '/register/requirements', activeMatch: '/register/(?!journeys/)' },
    ],
    sidebar: {
      '/register/journeys/': [...journeys, ...guides],
      '/register/': contract,
      '/': [...guides, ...journeys, ...reference],
    },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // Removes the ARIA label of the search button, so that screen readers read its visible text.
        translations: { button: { buttonAriaLabel: '' } },
        miniSearch: {
          searchOptions: {
            // Only the last word of a search matches as a prefix, because the reader may still be typing it.
            prefix: (_term: string, place: number, terms: string[]) => place === terms.length - 1,
            boostDocument: rankOf,
          },
          options: {
            // Adds ids such as D-37 and names such as page[size] to the index as a whole, in addition to their parts.
            tokenize: (text) => [
              ...text.split(/[\s\p{P}]+/u),
              ...Array.from(text.matchAll(/\w+(?:-\w+)+|\w+\[\w+\]/g), ([id]) => id),
            ],
          },
        },
      },
    },
    notFound: {
      title: 'Page not found',
      quote: 'The page may have moved. Use the search above.',
      linkText: 'Home',
      linkLabel: 'Home',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
});
