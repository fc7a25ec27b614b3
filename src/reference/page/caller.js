const controlKeyName = 'cps-control-key';
const form = document.getElementById('caller');
const { tenant, key, control } = form.elements;
const state = document.getElementById('state');

/** The API reference shows this text until it has received an access token. */
export const tokenPlaceholder = 'ACCESS-TOKEN';

/** The URL never names a credential. No token until the first request, because the journal shows token requests. */
export async function callerOf() {
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
export function watchCaller(caller, onChange) {
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
export async function withFreshToken(caller, request) {
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
  show(`Requests will use a token of ${name}.`);
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
