import { type State, showing } from './state.ts';

const at = (place: string) => `/_sandbox/console/#${place}`;

export const viewStates: State[] = [
  { name: 'list of tenants', path: at('/'), open: showing('Time on its clock') },
  { name: 'search without a tenant', path: at('/?search=none'), open: showing('No tenant has this name.') },
  { name: 'overview', path: at('/aurora/overview'), open: showing('Copy this tenant') },
  { name: 'journal', path: at('/aurora/journal'), open: showing('fault', 'no operation') },
  { name: 'empty journal', path: at('/cirrus/journal'), open: showing('No requests yet.') },
  { name: 'journal without a match', path: at('/aurora/journal?text=none'), open: showing('No request passes') },
  {
    name: 'journal with all filters',
    path: at('/aurora/journal?operation=listUsers'),
    open: showing('More filters (1)'),
  },
  { name: 'refused request', path: at('/aurora/journal/2'), open: showing('Why it was refused') },
  { name: 'unmatched request', path: at('/aurora/journal/3'), open: showing('Closest operations:') },
  { name: 'request with a fault', path: at('/aurora/journal/6'), open: showing('The sandbox injected') },
  { name: 'removed request', path: at('/aurora/journal/99'), open: showing('is not in the journal') },
  { name: 'comparison', path: at('/aurora/journal/3/compare/2'), open: showing('Removed lines') },
  { name: 'requests without a tenant', path: at('/-/journal'), open: showing('Requests without a tenant', 'Live') },
  { name: 'jobs', path: at('/aurora/jobs/job/2'), open: showing('for a step', 'succeeded') },
  { name: 'no jobs', path: at('/cirrus/jobs?machine=job'), open: showing('No asynchronous work.') },
  { name: 'client grade', path: at('/aurora/grade'), open: showing('rules are decided by') },
  { name: 'no client grade', path: at('/cirrus/grade'), open: showing('No requests yet') },
  { name: 'users', path: at('/aurora/data/users'), open: showing('1 to 50 of 200') },
  { name: 'users without a match', path: at('/aurora/data/users?search=nobody'), open: showing('No row matches') },
  { name: 'a user', path: at('/aurora/data/users/7'), open: showing('Assign role') },
  {
    name: 'department tree',
    path: at('/aurora/data/departments'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Children of Sales' }).click();
      await page.getByRole('link', { name: 'Enterprise' }).waitFor();
    },
  },
  { name: 'a department', path: at('/aurora/data/departments/1'), open: showing('Rename') },
  { name: 'folder tree', path: at('/aurora/data/folders'), open: showing('documents,') },
  { name: 'a folder', path: at('/aurora/data/folders/5'), open: showing('inherited from') },
  { name: 'access', path: at('/aurora/data/grants'), open: showing('Permission') },
  { name: 'roles', path: at('/aurora/data/roles'), open: showing('Description') },
  { name: 'documents', path: at('/aurora/data/documents'), open: showing('Modified') },
  {
    name: 'a document with its PDF',
    path: at('/aurora/data/documents/1'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Show the PDF' }).click();
      await page.getByRole('link', { name: 'Open the PDF in a new tab' }).waitFor();
    },
  },
  { name: 'a missing document', path: at('/aurora/data/documents/9999'), open: showing('Not found') },
  { name: 'provisions', path: at('/aurora/data/provisions'), open: showing('Other search texts') },
  { name: 'fields', path: at('/aurora/data/fields'), open: showing('Allowed values') },
  { name: 'imports', path: at('/aurora/data/imports'), open: showing('users.csv') },
  { name: 'an import with errors', path: at('/aurora/data/imports/1'), open: showing('Rows of the spreadsheet') },
  { name: 'HR directory', path: at('/cirrus/data/directory'), open: showing('Personnel number') },
  { name: 'clock', path: at('/aurora/clock'), open: showing('Freeze') },
  {
    name: 'clock with an error',
    path: at('/aurora/clock'),
    open: async (page) => {
      await page.getByLabel('Set to').fill('2020-01-01T00:00:00Z');
      await page.getByRole('button', { name: 'Set' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'job plans', path: at('/aurora/plans'), open: showing('Show the submitted work') },
  {
    name: 'faults',
    path: at('/aurora/faults'),
    open: async (page) => {
      await page.locator('summary').filter({ hasText: 'unavailable' }).first().click();
      await page.getByText('Affected requests').first().waitFor();
    },
  },
  { name: 'snapshots', path: at('/aurora/snapshots'), open: showing('before-the-test') },
  { name: 'no snapshots', path: at('/cirrus/snapshots'), open: showing('This tenant has no snapshots.') },
  { name: 'unknown tenant', path: at('/aurra/journal'), open: showing('Similar names:') },
  { name: 'unknown page', path: at('/aurora/nothing'), open: showing('Page not found') },
];

export const actionStates: State[] = [
  {
    name: 'menu on a narrow window',
    path: at('/aurora/clock'),
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('summary').filter({ hasText: 'aurora' }).click();
      await page.getByLabel('Find a tenant').waitFor();
    },
  },
  {
    name: 'new tenant',
    path: at('/'),
    open: async (page) => {
      await page.getByRole('button', { name: 'New tenant' }).click();
      await page.getByLabel('Data').selectOption('aurora');
      await page.getByText('Copy the active faults').waitFor();
    },
  },
  {
    name: 'created tenant',
    path: at('/'),
    open: async (page) => {
      await page.getByRole('button', { name: 'New tenant' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('mine');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByText('mine was created').waitFor();
    },
  },
  {
    name: 'question before a deletion',
    path: at('/aurora/overview'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Delete aurora?').waitFor();
    },
  },
  {
    name: 'offer to undo a change',
    path: at('/borealis/overview'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'request sent again',
    path: at('/aurora/journal/2'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Open request').waitFor();
    },
  },
  {
    name: 'form with a picker, and its refused request',
    path: at('/aurora/data/folders/5'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Grant access' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').first().check();
      await dialog.getByText('as curl').click();
      await dialog.getByLabel('Send with the API key').selectOption('user');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.getByText('The request was refused.').waitFor();
    },
  },
  {
    name: 'form that uploads a file',
    path: at('/aurora/data/documents'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Upload document' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
