import { ask } from '../api.js';
import { goTo } from '../route.js';
import { offerUndo } from './undo.js';

/** Time to live of the copy that is made before a tenant is deleted. */
const copyLifetime = '1h';
/** If a tenant is created and deleted repeatedly, the console stores at most this number of copies. */
const mostCopies = 9;

/** Deletes a tenant and offers to undo the deletion. A copy of the tenant is stored for one hour. */
export async function deleteWithCopy(tenant, { expiresAt }, onChange) {
  const copy = await copyOf(tenant);
  await ask('DELETE', `/tenants/${tenant}`);
  goTo();
  const undo = async () => {
    await ask('POST', '/tenants', { id: tenant, from: copy, ...ttlUntil(expiresAt) });
    await ask('DELETE', `/tenants/${copy}`);
    onChange();
    goTo(tenant);
  };
  offerUndo({ text: `${tenant} was deleted. The tenant ${copy} has its data for one hour.`, undo });
}

async function copyOf(tenant) {
  const { tenants } = await ask('GET', '/tenants');
  const taken = new Set(tenants.map(({ id }) => id));
  const names = Array.from(
    { length: mostCopies },
    (_, at) => `${tenant.slice(0, 50).replace(/-$/, '')}-deleted${at === 0 ? '' : `-${at + 1}`}`,
  );
  const copy = names.find((name) => !taken.has(name)) ?? names[0];
  if (taken.has(copy)) await ask('DELETE', `/tenants/${copy}`);
  await ask('POST', '/tenants', { id: copy, from: tenant, ttl: copyLifetime });
  return copy;
}

/** Returns the remaining time to live of a tenant that expires. The result is at least one second. */
function ttlUntil(expiresAt) {
  return expiresAt ? { ttl: `${Math.max(1000, Date.parse(expiresAt) - Date.now())}ms` } : {};
}
