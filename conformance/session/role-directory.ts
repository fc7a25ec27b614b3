import type { DirectoryEntry } from '../case/api.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Unsupported } from '../case/failure.ts';
import { isObject } from '../json.ts';
import { namesIn } from '../target/expressions.ts';
import { readAnswer, valueIn } from '../target/read-answer.ts';
import type { DirectoryWindow, PlainAnswer, Target } from '../target/types.ts';
import type { Session } from './session.ts';

/** An id with fewer characters can also be another part of the address. */
const shortestId = 3;

/** Returns undefined if the request of the target file does not select the user by the user's id. */
export function windowOf({ tenants }: Target, userId?: string): DirectoryWindow | undefined {
  const { directory: window, userId: own = '' } = tenants?.hrManaged ?? {};
  if (!window || userId === undefined || userId === own) return window;
  if (own.length < shortestId || !`${window.url} ${window.person}`.includes(own)) return undefined;
  return { ...window, url: window.url.replaceAll(own, userId), person: window.person.replaceAll(own, userId) };
}

/** Returns undefined if the external user directory does not contain the user. By default, reads the user of the file. */
export async function readDirectory(
  target: Target,
  session: Session,
  record: Exchange[],
  userId?: string,
): Promise<DirectoryEntry | undefined> {
  const window = windowOf(target, userId);
  if (!window) throw new Unsupported('the target file names no request that reads the role directory');
  const { baseUrl } = target;
  const admin = typeof baseUrl === 'string' ? baseUrl : baseUrl.admin;
  // A URL with a leading slash is relative to the base URL.
  const url = new URL(window.url.startsWith('/') ? `${admin.replace(/\/$/, '')}${window.url}` : window.url);
  const path = `${url.pathname}${url.search}`;
  const prepared = { method: 'GET', path, query: [], headers: { ...window.headers } } as const;
  const answer = await session.look('replaceRoleAssignments', url.origin, prepared, record);
  if (answer.status === 200) return entryIn(window, answer);
  // The directory may get its entry of the user when the first role is sent.
  if (answer.status === 404) return undefined;
  throw new Blocked('replaceRoleAssignments', `the role directory answers ${answer.status}`);
}

export function entryIn({ person, role, own = [] }: DirectoryWindow, answer: PlainAnswer): DirectoryEntry | undefined {
  const found = valueIn(answer.json, person);
  if (!isObject(found)) return undefined;
  const read = readAnswer({ role: 'id' }, { role }, { ...answer, json: found }, () => undefined);
  const value = typeof role === 'string' ? role : 'value' in role ? role.value : '';
  const known = new Set([...namesIn(value), ...own]);
  const rest = Object.entries(found).filter(([name]) => !known.has(name));
  return { role: typeof read['role'] === 'string' ? read['role'] : undefined, rest: Object.fromEntries(rest) };
}
