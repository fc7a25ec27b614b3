/**
 * Corrections of the search dialog of VitePress for screen readers: a CSS selector, and a function for one element.
 * The dialog calls itself a button, and its results are links within options, which must not contain links.
 */
const corrections: [string, (element: Element) => void][] = [
  ['.VPLocalSearchBox[role="button"]', makeDialog],
  ['.VPLocalSearchBox [role="listbox"], .VPLocalSearchBox [role="option"]', (each) => each.removeAttribute('role')],
  ['.VPLocalSearchBox [aria-selected]', (each) => each.removeAttribute('aria-selected')],
  // Without a label, the name of a result is its visible text.
  ['.VPLocalSearchBox a.result[aria-label]', (each) => each.removeAttribute('aria-label')],
  ['.VPLocalSearchBox kbd[aria-label]:not([role])', (each) => each.setAttribute('role', 'img')],
];

function makeDialog(box: Element): void {
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']) box.removeAttribute(name);
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Search');
}

/** Corrects the search dialog whenever it opens or shows other results. */
export function keepSearchAccessible(): void {
  const correct = () => {
    for (const [selector, change] of corrections) document.querySelectorAll(selector).forEach(change);
  };
  new MutationObserver(correct).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-selected'],
  });
}
