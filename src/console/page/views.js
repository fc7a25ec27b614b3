// The views of a tenant. A view is loaded when it is opened first.

/**
 * One entry per view: `name` is its part of the URL, `title` its heading, `group` its place in the navigation.
 * A view with `hasHeading` shows its own heading.
 * A view with further parts in its URL shows a heading of its own. With `isSplit` it keeps its heading and position,
 * because it shows the list beside the entry.
 * The component that `load` returns gets these properties:
 * - `tenant`: the name of the tenant; `path`: its path in the control plane; `details`: the response of readTenant
 * - `rest`: the parts of the URL after the view; `query`: its search parameters
 * - `onChange`: to call after a change of the tenant or of the list of tenants
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

/** Views that need no tenant. Their URLs have `-` in place of the tenant. */
export const sharedViews = [
  {
    name: 'journal',
    title: 'Requests without a tenant',
    isSplit: true,
    load: () => import('./journal/journal.js').then(({ Journal }) => Journal),
  },
];

/** The page at `#/`, which lists all tenants. */
export const loadHome = () => import('./tenants/home.js').then(({ Home }) => Home);
