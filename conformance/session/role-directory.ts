import { isDeepStrictEqual } from 'node:util';
import type { DirectoryEntry } from '../case/api.ts';
import type { Exchange } from '../case/exchange.ts';
import { Blocked, Unsupported } from '../case/failure.ts';
import { isObject } from '../json.ts';
import { namesIn } from '../target/expressions.ts';
import { readAnswer, valueIn } from '../target/read-answer.ts';
import type { Credential, DirectoryWindow, PlainAnswer, Target } from '../target/types.ts';
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

/**
 * Each tenant can have its own directory, so the words of the HR-managed tenant's credential are replaced too. Only
 * credentials of the same form name their tenants with words. Other words can be secrets, which no URL may contain.
 */
export function ordinaryWindow({ credentials, tenants }: Target, window: DirectoryWindow): DirectoryWindow {
  const wordsOf = (credential: Credential = '') => JSON.stringify(credential).split(/[\W_]+/);
  const others = wordsOf(credentials.admin);
  const own = wordsOf(tenants?.hrManaged?.admin);
  const haveSameForm = own.length === others.length && own.some((word, at) => word !== '' && word === others[at]);
  const words = haveSameForm ? own.map((word, at): [string, string] => [word, others[at] ?? word]) : [];
  const replaced = (text: string) =>
    words.reduce((all, [word, other]) => (word.length < shortestId ? all : all.replaceAll(word, other)), text);
  const headers = Object.entries(window.headers ?? {}).map(([name, value]) => [name, replaced(value)]);
  return { ...window, url: replaced(window.url), headers: Object.fromEntries(headers) };
}

/**
 * Returns undefined if the external user directory does not contain the user. By default, reads the user of the file.
 * Another user can also be in the directory of the ordinary tenant, which is read only at the target itself.
 */
export async function readDirectory(
  target: Target,
  session: Session,
  record: Exchange[],
  userId?: string,
): Promise<DirectoryEntry | undefined> {
  const window = windowOf(target, userId);
  if (!window) throw new Unsupported('the target file names no request that reads the role directory');
  const answer = await look(target, session, record, window);
  // The directory may get its entry of the user when the first role is sent.
  if (answer.status !== 200 && answer.status !== 404)
    throw new Blocked('replaceRoleAssignments', `the role directory answers ${answer.status}`);
  const entry = answer.status === 200 ? entryIn(window, answer) : undefined;
  const ordinary = ordinaryWindow(target, window);
  const isOther = userId !== undefined && userId !== target.tenants?.hrManaged?.userId;
  if (entry || !isOther || isDeepStrictEqual(ordinary, { ...window, headers: { ...window.headers } })) return entry;
  if (addressOf(target, ordinary).origin !== new URL(adminUrl(target)).origin) return undefined;
  const another = await look(target, session, record, ordinary);
  return another.status === 200 ? entryIn(ordinary, another) : undefined;
}

function adminUrl({ baseUrl }: Target): string {
  return typeof baseUrl === 'string' ? baseUrl : baseUrl.admin;
}

/** A URL with a leading slash is relative to the base URL. */
function addressOf(target: Target, { url }: DirectoryWindow): URL {
  return new URL(url.startsWith('/') ? `${adminUrl(target).replace(/\/$/, '')}${url}` : url);
}

function look(target: Target, session: Session, record: Exchange[], window: DirectoryWindow): Promise<PlainAnswer> {
  const { origin, pathname, search } = addressOf(target, window);
  const prepared = { method: 'GET', path: `${pathname}${search}`, query: [], headers: { ...window.headers } } as const;
  return session.look('replaceRoleAssignments', origin, prepared, record);
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
