import { Refusal } from './refusal.ts';
import type { Tenant } from './tenant.ts';

/** White space at the start and end of a department name does not count toward the maximum length. */
export function goodName(tenant: Tenant, name: string | undefined, kind: string, deep: boolean): string {
  if (name === undefined) throw new Refusal('broken rule', 'A name is wanted.');
  const path = deep ? [kind] : [kind, `${kind} at the top`];
  const trimmed = name.trim();
  const { length } = [...(tenant.breaks('name-measured-untrimmed', { path }) ? name : trimmed)];
  tenant.demand(name === '' ? 'name-empty' : 'name-blank', trimmed !== '', { path, deep }, 'A name is wanted.');
  const ways = name !== trimmed && length > 1000 ? ['with blanks around'] : [...path, ...beyondAscii(name, kind)];
  tenant.demand('name-1001', length <= 1000, { path: ways, deep }, 'The name is too long.');
  if (length === 1000) tenant.refuseIf('name-1000-refused', { path });
  if (Buffer.byteLength(trimmed) > 1000) tenant.refuseIf('name-counted-in-bytes', { path });
  if (length === 1) tenant.refuseIf('name-1-refused', { path });
  refuseSlashes(tenant, name, kind, path, deep);
  return tenant.settings.trimsNames ? trimmed : name;
}

export function beyondAscii(name: string, kind: string): string[] {
  return /[^\x20-\x7e]/.test(name) ? [`${kind} beyond ASCII`] : [];
}

function refuseSlashes(tenant: Tenant, name: string, kind: string, path: readonly string[], deep: boolean): void {
  const isDouble = name.includes('//');
  const place = name.startsWith('//') ? 'at its start' : name.endsWith('//') ? 'at its end' : 'within';
  const special = name.includes('///')
    ? ['of three slashes']
    : /^[^/]+\/[^/]/.test(name)
      ? ['after a single slash']
      : [];
  const places = [place, `${place} by ${kind}`, ...special, ...beyondAscii(name, kind)];
  if (isDouble && tenant.breaks('name-double-slash-accepted', { path: places, deep })) return;
  tenant.demand('name-double-slash', !isDouble, { path }, 'Two slashes in a row do not go into a name.');
  if (name.includes('/') && !isDouble) tenant.refuseIf('name-slash-refused', { path });
}

export function alteredName(tenant: Tenant, name: string, path: string): string {
  const { length } = name.trim();
  if (length > 900 && tenant.breaks('name-cut', { path })) return name.trim().slice(0, 900);
  if (length > 999 && tenant.breaks('name-cut-at-999', { path })) return name.trim().slice(0, 999);
  if (name.includes('/') && tenant.breaks('name-slash-replaced', { path })) return name.replaceAll('/', '-');
  if (tenant.breaks('name-lower-case', { path })) return name.toLowerCase();
  return tenant.breaks('name-accents-lost', { path }) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
}
