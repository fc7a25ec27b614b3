import type { Page } from 'playwright-core';
import { type State, showing } from './state.ts';

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
  { name: 'reference that asks for the control key', path: '/_sandbox/reference/', open: loadedReference },
];

async function loadedReference(page: Page): Promise<void> {
  await page.getByText('Client Libraries').first().waitFor();
}

export const referenceStates: State[] = [
  { name: 'reference', path: '/_sandbox/reference/', open: loadedReference },
  {
    name: 'reference with a sent request',
    path: '/_sandbox/reference/#admin/tag/departments/POST/v2/admin/departments',
    open: async (page) => {
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Create a department' }) });
      await section.getByRole('button', { name: /Test Request/ }).click();
      await page.getByRole('button', { name: /Send/ }).first().click();
      await page.getByText('201 Created').waitFor();
    },
  },
];

export const reportStates: State[] = ['failed', 'certified', 'void'].map((name) => ({
  name: `report of a run that is ${name}`,
  path: `/${name}.html`,
  open: async (page) => {
    await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
  },
}));
