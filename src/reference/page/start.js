import { callerOf, tokenPlaceholder, watchCaller, withFreshToken } from './caller.js';

const documents = [
  { slug: 'admin', title: 'Administration' },
  { slug: 'documents', title: 'Documents' },
  { slug: 'sandbox', title: 'Control plane' },
];

function configurationFor(caller) {
  return {
    sources: documents.map((each) => ({ ...each, url: `openapi/${each.slug}.json` })),
    servers: [{ url: new URL('../../..', import.meta.url).href.replace(/\/$/, ''), description: 'This sandbox' }],
    authentication: {
      securitySchemes: {
        accessToken: { token: caller.token ?? tokenPlaceholder },
        apiKey: { value: caller.key },
        controlKey: { value: caller.control ?? '' },
      },
    },
    customFetch: (input, init) => withFreshToken(caller, new Request(input, init)),
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    modelsSectionLabel: 'Schemas',
    documentDownloadType: 'both',
    operationTitleSource: 'summary',
    showOperationId: true,
    // Disables all features that contact another server or belong to the vendor's hosted service.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    mcp: { disabled: true },
    agent: { disabled: true },
  };
}

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

function keepAccessible(page) {
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
  if (page.querySelector('#reference section :is(h1, h2, h3)')) document.getElementById('before')?.remove();
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

const caller = await callerOf();
// The browser shows the operation of the URL before it runs the large script, because the script is asynchronous.
if (!globalThis.Scalar)
  await new Promise((loaded) => document.getElementById('component').addEventListener('load', loaded));
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
// Corrects the whole page, because the API reference component shows dialogs outside its own element.
keepAccessible(document.body);
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));
