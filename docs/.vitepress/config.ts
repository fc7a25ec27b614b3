import { defineConfig } from 'vitepress';
import { requirementAreas } from '../../scripts/docs/areas.ts';
import { root } from '../../scripts/generate/files.ts';
import { readJourneys } from '../../scripts/journeys/read-journeys.ts';

const guides = [
  {
    text: 'For partners',
    items: [
      { text: 'Quick start', link: '/partner/quick-start' },
      { text: 'Journeys', link: '/partner/journeys' },
      { text: 'Jobs, clocks and snapshots', link: '/partner/jobs-and-time' },
      { text: 'Tenants and their data', link: '/partner/data' },
      { text: 'Generated data', link: '/partner/worlds' },
      { text: 'Upload and search documents', link: '/partner/documents' },
      { text: 'Spreadsheets', link: '/partner/spreadsheets' },
      { text: 'Fault injection', link: '/partner/faults' },
      { text: 'Request journal', link: '/partner/journal' },
      { text: 'Use the sandbox in your tests', link: '/partner/tests' },
      { text: 'Any declared response', link: '/partner/any-answer' },
      { text: 'Generated clients', link: '/partner/clients' },
      { text: 'Get your client graded', link: '/partner/grade' },
    ],
  },
  {
    text: 'For vendors',
    items: [
      { text: 'Certify an implementation', link: '/vendor/certify' },
      { text: 'Target file', link: '/vendor/target' },
      { text: 'Verdicts and outcomes', link: '/vendor/verdict' },
      { text: 'Evidence', link: '/vendor/evidence' },
      { text: 'Grade the clients of partners', link: '/vendor/grade' },
      { text: 'Certification in CI', link: '/vendor/ci' },
      { text: 'Explore with random requests', link: '/vendor/explore' },
      { text: 'Validating proxy', link: '/vendor/proxy' },
    ],
  },
  {
    text: 'For the docs team',
    items: [
      { text: 'Build this site', link: '/docs-team/site' },
      { text: 'Theme and embed the site', link: '/docs-team/theme' },
      { text: 'Change the contract', link: '/docs-team/contract' },
    ],
  },
  {
    text: 'For operators',
    items: [{ text: 'Host a shared sandbox', link: '/operations' }],
  },
  {
    text: 'For everyone',
    items: [{ text: 'Glossary', link: '/glossary' }],
  },
];

const journeys = [
  {
    text: 'Journeys',
    items: [
      { text: 'All journeys', link: '/register/journeys/' },
      ...readJourneys(root).map(({ name, title }) => ({ text: title, link: `/register/journeys/${name}` })),
    ],
  },
];

const reference = [
  {
    text: 'Reference',
    items: [
      { text: 'Administration', link: '/reference/admin', target: '_self' },
      { text: 'Documents', link: '/reference/documents', target: '_self' },
      { text: 'Control plane', link: '/reference/sandbox', target: '_self' },
      { text: 'Error codes', link: '/register/errors' },
      { text: 'State diagrams', link: '/register/states' },
      { text: 'Commands', link: '/register/commands' },
      { text: 'Rules for clients', link: '/register/client-rules' },
    ],
  },
  {
    text: 'On one page, for print',
    items: [
      { text: 'Administration', link: '/register/operations-admin' },
      { text: 'Documents', link: '/register/operations-documents' },
      { text: 'Control plane', link: '/register/operations-sandbox' },
    ],
  },
];

const contract = [
  ...reference,
  {
    text: 'The contract',
    items: [
      { text: 'Claims', link: '/register/claims' },
      { text: 'Decisions', link: '/register/decisions' },
      { text: 'Triggers of each response', link: '/register/triggers' },
    ],
  },
  {
    text: 'Conformance suite',
    items: [
      { text: 'Requirements', link: '/register/requirements' },
      ...requirementAreas().map(({ area, title }) => ({ text: title, link: `/register/requirements-${area}` })),
      { text: 'Contract faults', link: '/register/faults' },
      { text: 'How the suite is tested', link: '/register/sensitivity' },
      { text: 'Mutation score', link: '/register/mutation' },
      { text: 'Mutation score of the code', link: '/register/code-mutation' },
    ],
  },
  {
    text: 'The kit',
    items: [
      { text: 'Benchmark', link: '/register/benchmark' },
      { text: 'Chaos run', link: '/register/chaos' },
      { text: 'Changes', link: '/register/changes' },
    ],
  },
];

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

export default defineConfig({
  title: 'Contract Platform Kit',
  description: 'Sandbox, conformance tests and docs from the API contract of Contract Platform Services.',
  lang: 'en',
  srcExclude: ['README.md', 'decisions/**'],
  // Redocly builds the reference pages, so VitePress cannot check links to them.
  ignoreDeadLinks: [/^\/reference\//],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // A print page contains all operations of an interface and exceeds Vite's default limit for large files.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
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
