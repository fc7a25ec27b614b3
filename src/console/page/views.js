/**
 * Pages by URL segment (`name`), heading (`title`) and position in the navigation (`group`).
 * A page with `hasHeading` shows its own heading.
 * A page shows its own heading if its URL has further segments after the page name.
 * A page with `isSplit` shows a list beside the selected entry.
 * When the user selects an entry, the heading and the scroll position of the page stay unchanged.
 * The component that `load` returns gets these properties:
 * - `tenant`: the name of the tenant
 * - `path`: the path of the tenant in the control plane
 * - `details`: the response of the operation readTenant
 * - `rest`: the segments of the URL after the page name
 * - `query`: the search parameters of the URL
 * - `onChange`: the function to call after a change of the tenant or of the list of tenants
 */
export const views = [
  {
    name: 'overview',
    title: 'Overview',
    group: '',
    load: () => import('./tenants/overview.js').then(({ Overview }) => Overview),
  },
  {
    name: 'journal',
    title: 'Journal',
    group: 'Observe',
    isSplit: true,
    load: () => import('./journal/journal.js').then(({ Journal }) => Journal),
  },
  {
    name: 'jobs',
    title: 'Jobs',
    group: 'Observe',
    isSplit: true,
    load: () => import('./jobs/jobs.js').then(({ Jobs }) => Jobs),
  },
  {
    name: 'grade',
    title: 'Client grade',
    group: 'Observe',
    load: () => import('./grade/grade.js').then(({ Grade }) => Grade),
  },
  {
    name: 'data',
    title: 'Data',
    hasHeading: true,
    group: 'Observe',
    load: () => import('./data/data.js').then(({ Data }) => Data),
  },
  { name: 'clock', title: 'Clock', group: 'Control', load: () => import('./clock.js').then(({ Clock }) => Clock) },
  { name: 'plans', title: 'Job plans', group: 'Control', load: () => import('./plans.js').then(({ Plans }) => Plans) },
  { name: 'faults', title: 'Faults', group: 'Control', load: () => import('./faults.js').then(({ Faults }) => Faults) },
  {
    name: 'snapshots',
    title: 'Snapshots',
    group: 'Control',
    load: () => import('./tenants/snapshots.js').then(({ Snapshots }) => Snapshots),
  },
];

export const sharedViews = [
  {
    name: 'journal',
    title: 'Requests without a tenant',
    isSplit: true,
    load: () => import('./journal/journal.js').then(({ Journal }) => Journal),
  },
];

export const loadHome = () => import('./tenants/home.js').then(({ Home }) => Home);
