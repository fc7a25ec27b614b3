/**
 * A page with `hasHeading`, or whose URL has segments after the page name, shows its own heading. A page with `isSplit`
 * shows a list beside the selected entry. Its component gets the `tenant`, its `path` in the control plane and its
 * `details`, the `rest` and the `query` of the URL, and `onChange`, to call after a change of the list of tenants.
 */
const view = (name, title, group, load, more = {}) => ({
  name,
  title,
  group,
  load,
  hasHeading: false,
  isSplit: false,
  ...more,
});

const loadJournal = () => import('./journal/journal.js').then(({ Journal }) => Journal);

export const views = [
  view('overview', 'Overview', '', () => import('./tenants/overview.js').then(({ Overview }) => Overview)),
  view('journal', 'Journal', 'Observe', loadJournal, { isSplit: true }),
  view('jobs', 'Jobs', 'Observe', () => import('./jobs/jobs.js').then(({ Jobs }) => Jobs), { isSplit: true }),
  view('grade', 'Client grade', 'Observe', () => import('./grade/grade.js').then(({ Grade }) => Grade)),
  view('data', 'Data', 'Observe', () => import('./data/data.js').then(({ Data }) => Data), { hasHeading: true }),
  view('clock', 'Clock', 'Control', () => import('./clock.js').then(({ Clock }) => Clock)),
  view('plans', 'Job plans', 'Control', () => import('./plans.js').then(({ Plans }) => Plans)),
  view('faults', 'Faults', 'Control', () => import('./faults/faults.js').then(({ Faults }) => Faults)),
  view('snapshots', 'Snapshots', 'Control', () => import('./tenants/snapshots.js').then(({ Snapshots }) => Snapshots)),
];

export const sharedViews = [view('journal', 'Requests without a tenant', '', loadJournal, { isSplit: true })];

export const loadHome = () => import('./tenants/home.js').then(({ Home }) => Home);
