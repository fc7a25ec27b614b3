const controlKeyName = 'cps-control-key';
const form = document.getElementById('caller');
const { tenant, key, control } = form.elements;
const state = document.getElementById('state');

/**
 * Returns the credentials for requests from the API reference: a tenant, an API key and an access token.
 * The URL can name the tenant. Otherwise the first tenant of the sandbox is used.
 */
export async function callerOf() {
  const wanted = new URLSearchParams(location.search);
  const caller = { tenant: '', key: '', token: null, control: sessionStorage.getItem(controlKeyName) };
  const tenants = await listTenants(caller);
  caller.tenant = wanted.get('tenant') ?? tenants[0] ?? 'aurora';
  caller.key = wanted.get('key') ?? keysOf(caller.tenant)[0];
  showChoices(tenants, caller);
  await renew(caller);
  return caller;
}

/** Gets a new access token when the user of the page selects another tenant or API key. */
export function watchCaller(caller, onChange) {
  const change = async () => {
    if (!control.closest('label').hidden) {
      sessionStorage.setItem(controlKeyName, control.value);
      caller.control = control.value;
      showChoices(await listTenants(caller), caller);
    }
    caller.key = key.value;
    await renew(caller);
    const query = new URLSearchParams({ tenant: caller.tenant, key: caller.key });
    history.replaceState(null, '', `?${query}${location.hash}`);
    onChange();
  };
  tenant.addEventListener('change', () => {
    caller.tenant = tenant.value;
    key.value = keysOf(tenant.value)[0];
    showKeys(caller);
    change();
  });
  key.addEventListener('change', change);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change();
  });
}

/** Sends a request. If the access token has expired, gets a new token and sends the request again. */
export async function withFreshToken(caller, request) {
  const isOwn = caller.token !== null && request.headers.get('authorization') === `Bearer ${caller.token}`;
  const copy = isOwn ? request.clone() : null;
  const response = await fetch(request);
  if (copy === null || response.status !== 401 || !(await isExpired(response.clone()))) return response;
  await renew(caller);
  const headers = new Headers(copy.headers);
  headers.set('authorization', `Bearer ${caller.token}`);
  return fetch(new Request(copy, { headers }));
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

/** Gets a new access token, and shows whether the sandbox has accepted the API key. */
async function renew(caller) {
  const response = await fetch('/v2/admin/auth/token', { method: 'POST', headers: { 'X-API-Key': caller.key } });
  caller.token = response.ok ? (await response.json()).token : null;
  state.textContent = response.ok
    ? `Using a token of ${caller.key}.`
    : `The sandbox refused the API key ${caller.key}. Enter an API key of ${caller.tenant}.`;
  state.classList.toggle('problem', !response.ok);
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

/** Returns the default API keys of a tenant. */
function keysOf(name) {
  return ['admin', 'super-admin', 'user'].map((role) => `${name}-${role}-key`);
}
