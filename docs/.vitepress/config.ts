import { defineConfig } from 'vitepress';
import { requirementAreas } from '../../scripts/docs/areas.ts';

const guides = [
  {
    text: 'For partners',
    items: [
      { text: 'A tenant in a minute', link: '/partner/quick-start' },
      { text: 'Jobs and time', link: '/partner/jobs-and-time' },
      { text: 'Documents', link: '/partner/documents' },
      { text: 'Faults on demand', link: '/partner/faults' },
      { text: 'What was asked', link: '/partner/journal' },
      { text: 'In your own tests', link: '/partner/tests' },
      { text: 'Any declared answer', link: '/partner/any-answer' },
    ],
  },
  {
    text: 'For vendors',
    items: [
      { text: 'A verdict on your server', link: '/vendor/certify' },
      { text: 'The target file', link: '/vendor/target' },
      { text: 'How it is judged', link: '/vendor/verdict' },
      { text: 'Evidence', link: '/vendor/evidence' },
      { text: 'In your own CI', link: '/vendor/ci' },
      { text: 'Violations as they come', link: '/vendor/proxy' },
    ],
  },
  {
    text: 'For the docs team',
    items: [
      { text: 'This site', link: '/docs-team/site' },
      { text: 'Changing the contract', link: '/docs-team/contract' },
    ],
  },
  {
    text: 'For operators',
    items: [{ text: 'Running a shared sandbox', link: '/operations' }],
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
      { text: 'Where each answer comes from', link: '/register/triggers' },
    ],
  },
  {
    text: 'The pack',
    items: [
      { text: 'Requirements', link: '/register/requirements' },
      ...requirementAreas().map(({ area, title }) => ({ text: title, link: `/register/requirements-${area}` })),
      { text: 'Contract faults', link: '/register/faults' },
      { text: 'Sensitivity', link: '/register/sensitivity' },
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

export default defineConfig({
  title: 'Contract Platform Kit',
  description: 'The contract of Contract Platform Services, a sandbox that plays it and a pack that judges by it.',
  lang: 'en',
  srcExclude: ['README.md'],
  // The references are pages of their own, which VitePress does not know.
  ignoreDeadLinks: [/^\/reference\//],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // A contract on one page is long on purpose.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark' } },
  themeConfig: {
    nav: [
      { text: 'Partner', link: '/partner/quick-start', activeMatch: '/partner/' },
      { text: 'Vendor', link: '/vendor/certify', activeMatch: '/vendor/' },
      { text: 'Docs team', link: '/docs-team/site', activeMatch: '/docs-team/' },
      { text: 'Operator', link: '/operations', activeMatch: '^/operations' },
      { text: 'Contract', link: '/register/requirements', activeMatch: '/register/' },
    ],
    sidebar: { '/register/': contract, '/': [...guides, ...reference] },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // Only the word that is being typed may be the beginning of another.
          searchOptions: { prefix: (_term: string, place: number, terms: string[]) => place === terms.length - 1 },
          options: {
            // Ids such as D-37 or department-name-1001-rejected, and names such as page[size], are words of their own
            // beside their parts.
            tokenize: (text) => [
              ...text.split(/[\s\p{P}]+/u),
              ...Array.from(text.matchAll(/\w+(?:-\w+)+|\w+\[\w+\]/g), ([id]) => id),
            ],
          },
        },
      },
    },
    notFound: {
      title: 'There is no such page',
      quote: 'Perhaps it has moved: the search above knows every page and every entry.',
      linkText: 'To the start',
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
