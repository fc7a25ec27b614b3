const caller = await callerOf();
// The element must be empty, because the API reference component reuses existing child elements.
document.getElementById('reference').replaceChildren();
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
// Corrects the whole page, because the API reference component shows dialogs outside its own element.
keepAccessible(document.body);
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));

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

const controlKeyName = 'cps-control-key';
const form = document.getElementById('caller');
const { tenant, key, control } = form.elements;
const state = document.getElementById('state');

/** The API reference shows this text until it has received an access token. */
const tokenPlaceholder = 'ACCESS-TOKEN';

/** The URL never names a credential. No token until the first request, because the journal shows token requests. */
async function callerOf() {
  const wanted = new URLSearchParams(location.search);
  const control = sessionStorage.getItem(controlKeyName);
  const caller = { tenant: '', key: '', token: null, ownTokens: new Set([tokenPlaceholder]), control };
  const tenants = await listTenants(caller);
  caller.tenant = wanted.get('tenant') ?? tenants[0] ?? 'aurora';
  caller.key = keysOf(caller.tenant)[0];
  if (location.search !== '') nameTenant(caller);
  showChoices(tenants, caller);
  useKey(caller, caller.key);
  return caller;
}

/** Changes the credentials when the user of the page selects another tenant or API key, or asks for a token. */
function watchCaller(caller, onChange) {
  const change = async (isTokenWanted) => {
    if (!control.closest('label').hidden) {
      sessionStorage.setItem(controlKeyName, control.value);
      caller.control = control.value;
      showChoices(await listTenants(caller), caller);
    }
    useKey(caller, key.value);
    if (isTokenWanted) await renew(caller);
    nameTenant(caller);
    onChange();
  };
  tenant.addEventListener('change', () => {
    caller.tenant = tenant.value;
    key.value = keysOf(tenant.value)[0];
    showKeys(caller);
    change(false);
  });
  key.addEventListener('change', () => change(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change(true);
  });
}

/**
 * Gets a token first if there is none, and a new one if it has expired. Returns the refusal of an API key as the
 * response. Keeps a token that the user has entered.
 */
async function withFreshToken(caller, request) {
  const sent = request.headers.get('authorization')?.replace('Bearer ', '');
  if (!caller.ownTokens.has(sent)) return fetch(request);
  const refusal = caller.token === null && (await renew(caller));
  if (refusal) return refusal;
  const response = await fetch(withToken(request.clone(), caller));
  if (response.status !== 401 || !(await isExpired(response.clone()))) return response;
  return (await renew(caller)) ?? fetch(withToken(request, caller));
}

function withToken(request, { token }) {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

async function isExpired(response) {
  return (await response.text()).includes('TOKEN EXPIRED');
}

async function listTenants(caller) {
  const headers = caller.control ? { 'X-Control-Key': caller.control } : {};
  const response = await fetch('../tenants', { headers });
  control.closest('label').hidden = response.ok;
  if (!response.ok) return [];
  const { tenants } = await response.json();
  return tenants.map(({ id }) => id);
}

function nameTenant({ tenant }) {
  history.replaceState(null, '', `?${new URLSearchParams({ tenant })}${location.hash}`);
}

function useKey(caller, name) {
  if (caller.key === name && caller.token !== null) return;
  Object.assign(caller, { key: name, token: null });
  show(`Your first request gets a token of ${name}.`);
}

/** If the sandbox refuses the API key, returns its response. Otherwise returns null. */
async function renew(caller) {
  const response = await fetch('../../v2/admin/auth/token', { method: 'POST', headers: { 'X-API-Key': caller.key } });
  caller.token = response.ok ? (await response.json()).token : null;
  if (response.ok) {
    caller.ownTokens.add(caller.token);
    show(`Using a token of ${caller.key}.`);
    return null;
  }
  show(`The sandbox refused the API key ${caller.key}. Enter an API key of ${caller.tenant}.`, true);
  return response;
}

function show(text, isProblem = false) {
  state.textContent = text;
  state.classList.toggle('problem', isProblem);
}

function showChoices(tenants, caller) {
  const names = tenants.includes(caller.tenant) ? tenants : [...tenants, caller.tenant];
  tenant.replaceChildren(...names.map((name) => new Option(name, name, false, name === caller.tenant)));
  key.value = caller.key;
  showKeys(caller);
  for (const each of form.elements) each.disabled = false;
}

function showKeys(caller) {
  document.getElementById('keys').replaceChildren(...keysOf(caller.tenant).map((each) => new Option(each)));
}

function keysOf(name) {
  return ['admin', 'super-admin', 'user'].map((role) => `${name}-${role}-key`);
}
