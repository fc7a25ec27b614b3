import type { Page } from 'playwright-core';

export interface State {
  name: string;
  /** The path of the page, such as `/_sandbox/console/#/aurora/jobs`. */
  path: string;
  open: (page: Page) => Promise<void>;
}

export function showing(...texts: string[]): State['open'] {
  return async (page) => {
    for (const text of texts) await page.getByText(text).first().waitFor();
  };
}
