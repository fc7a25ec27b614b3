/**
 * Fixes for the search dialog and the home page of VitePress, whose ARIA roles and labels mislead screen readers.
 * Each fix consists of a CSS selector and a function that corrects one selected element.
 */
const corrections: [string, (element: Element) => void][] = [
  ['.VPLocalSearchBox[role="button"]', makeDialog],
  ['.VPLocalSearchBox [role="listbox"], .VPLocalSearchBox [role="option"]', (each) => each.removeAttribute('role')],
  ['.VPLocalSearchBox [aria-selected]', (each) => each.removeAttribute('aria-selected')],
  // Removes the ARIA label of a search result, so that screen readers read its visible text.
  ['.VPLocalSearchBox a.result[aria-label]', (each) => each.removeAttribute('aria-label')],
  ['.VPLocalSearchBox kbd[aria-label]:not([role])', (each) => each.setAttribute('role', 'img')],
  // The home page of VitePress and the page of a missing address have no landmark for their content.
  ['.VPContent:not(:has(main))', (each) => each.setAttribute('role', 'main')],
  ['.VPContent[role]:has(main)', (each) => each.removeAttribute('role')],
];

function makeDialog(box: Element): void {
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']) box.removeAttribute(name);
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', 'Search');
}

/** Corrects the search dialog of VitePress whenever it opens or its results change. */
export function keepSearchAccessible(): void {
  const correct = () => {
    for (const [selector, change] of corrections) document.querySelectorAll(selector).forEach(change);
  };
  correct();
  new MutationObserver(correct).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-selected'],
  });
}
