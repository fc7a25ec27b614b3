/** Each correction is a CSS selector and a function that corrects a matching element. */
const corrections = [
  ['button[class*="copy-button"]:not([aria-label])', nameCopyButton],
  ['.show-more[aria-label^="Show all"]', (button) => prefix(button, button.textContent.trim())],
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  // By default, screen readers announce the search field as an open list, even if no list is shown.
  ['[role="combobox"]:not([aria-expanded])', (field) => field.setAttribute('role', 'textbox')],
  ['.cm-content:not([aria-label])', nameEditor],
  ['.cm-scroller[tabindex="-1"]:has([contenteditable="false"])', (region) => region.setAttribute('tabindex', '0')],
  ['a.endpoint:not([href], [tabindex])', letKeyboardOpen],
];

export function keepAccessible(page) {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      correct(page);
    });
  };
  new MutationObserver(plan).observe(page, { childList: true, subtree: true });
  plan();
}

function correct(page) {
  for (const [selector, change] of corrections) for (const element of page.querySelectorAll(selector)) change(element);
}

/** Removes the reference from the copy button to a code block, because the code block sometimes has no id. */
function nameCopyButton(button) {
  button.setAttribute('aria-label', 'Copy');
  button.removeAttribute('aria-controls');
}

function nameEditor(editor) {
  const name = editor.getAttribute('contenteditable') === 'true' ? 'Request body' : 'Response body';
  editor.setAttribute('aria-label', name);
}

function prefix(element, text) {
  element.setAttribute('aria-label', `${text}: ${element.getAttribute('aria-label')}`);
}

function letKeyboardOpen(link) {
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
  link.addEventListener('keydown', (event) => event.key === 'Enter' && link.click());
}
