import type { Page } from 'playwright-core';

/** One state of a web page that the accessibility test checks. */
export interface State {
  name: string;
  /** The path of the page, such as `/_sandbox/console/#/aurora/jobs`. */
  path: string;
  /** Brings the loaded page into the state `name`, for example by a click, and waits until the page shows the state. */
  open: (page: Page) => Promise<void>;
}

export function showing(...texts: string[]): State['open'] {
  return async (page) => {
    for (const text of texts) await page.getByText(text).first().waitFor();
  };
}
