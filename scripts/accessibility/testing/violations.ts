import axe from 'axe-core';
import type { Page } from 'playwright-core';

const all = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

const colors = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The colors of a theme are the same at each width. */
const screens = [
  [390, 'light', all, 'screen'],
  [1440, 'light', all, 'screen'],
  [1440, 'dark', colors, 'screen'],
] as const;

/** The screens and a sheet of paper, for pages that are printed. */
export const screensAndPaper = [[695, 'light', all, 'print'], ...screens] as const;

export async function violationsOf(
  page: Page,
  views: typeof screens | typeof screensAndPaper = screens,
): Promise<string[]> {
  await page.evaluate(axe.source);
  // Turns off CSS transitions, because the check must not measure a color during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(stopTransitions);
  const found: string[] = [];
  for (const [width, colorScheme, rules, media] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media, colorScheme });
    const content = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (content > width) found.push(`${width}: the page is ${content} pixels wide`);
    await page.evaluate(themeIs(colorScheme));
    const own = await violationsNow(page, rules);
    found.push(...own.map((violation) => `${media}, ${width}, ${colorScheme}: ${violation}`));
  }
  return found;
}

const stopTransitions = `{
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(style);
}`;

function themeIs(theme: 'light' | 'dark'): string {
  const other = theme === 'light' ? 'dark-mode' : 'light-mode';
  // The call of `requestIdleCallback` has a time limit, because a busy browser can delay the callback forever.
  return `new Promise((done) => {
    const idle = (next) => requestIdleCallback(next, { timeout: 1000 });
    const look = () => (document.body.classList.contains('${other}') ? idle(look) : idle(() => idle(() => done())));
    look();
  })`;
}

/** The component Scalar in the reference has landmarks of its own, so only the rules of WCAG apply inside it. */
const withoutForeignParts = `({ id, help, tags, nodes }) => {
  const isForeign = ({ target }) => document.querySelector(target[0])?.closest('#reference');
  return { id, help, nodes: tags.includes('best-practice') ? nodes.filter((node) => !isForeign(node)) : nodes };
}`;

type Violation = { id: string; help: string; nodes: { target: string[]; html: string; failureSummary?: string }[] };

async function violationsNow(page: Page, rules: object): Promise<string[]> {
  const options = { ...rules, resultTypes: ['violations'], iframes: false };
  const result = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(${withoutForeignParts}))`,
  );
  return result.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${id} (${help})`, target.join(' '), html.slice(0, 160), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
    ),
  );
}
