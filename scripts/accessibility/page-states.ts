import { type State, showing } from './state.ts';

/** The start page of the sandbox, and what a sandbox with a control key asks for. */
export const startStates: State[] = [
  { name: 'start page', path: '/', open: showing('First request', 'cirrus-user-key') },
];

export const keyStates: State[] = [
  { name: 'start page that asks for the control key', path: '/', open: showing('Control key') },
  {
    name: 'console that asks for the control key',
    path: '/_sandbox/console/#/aurora/data',
    open: showing('Control key'),
  },
  {
    name: 'console with a wrong control key',
    path: '/_sandbox/console/#/aurora/data',
    open: async (page) => {
      await page.getByLabel('Control key').fill('wrong');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
];
