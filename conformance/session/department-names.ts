import { type OperationId, operationIds } from '../canonical/operations.ts';
import { bindingOf } from '../published/binding-of.ts';
import { usesInput } from '../target/binding-use.ts';
import type { Binding, Target } from '../target/types.ts';

interface Names {
  name?: string | undefined;
  path?: string | undefined;
  parent?: string | undefined;
  /** True if `path` can be outdated, because a request changed the department or one of its ancestors. */
  isOld?: boolean;
}

type Values = Readonly<Record<string, unknown>>;
type Read = (id: string) => Promise<unknown>;

/** The prefix `parent` stands for two inputs: `parentName` (a department's name) and `parentPath` (its path). */
const references: { readonly [O in OperationId]?: readonly [id: string, prefix: string] } = {
  createDepartment: ['parentDepartment', 'parent'],
  updateDepartment: ['parentDepartment', 'parent'],
  listUsers: ['department', 'department'],
  updateAccess: ['principalId', 'principal'],
  readAccess: ['narrowPrincipalId', 'narrowPrincipal'],
};

/** Some targets expect and return department names or paths instead. */
export class DepartmentNames {
  readonly #target: Target;
  readonly #known = new Map<string, Names>();
  readonly #idsByText = new Map<string, Set<string>>();
  /** If a department name in an access list is ambiguous, the suite prefers a department from the set `#principals`. */
  readonly #principals = new Set<string>();

  constructor(target: Target) {
    this.#target = target;
  }

  note(operation: OperationId, input: Values, values: Values): void {
    if (!['createDepartment', 'readDepartment', 'updateDepartment'].includes(operation)) return;
    const id = textIn(values, 'id') ?? textIn(input, 'id');
    if (id === undefined) return;
    const found = {
      name: textIn(values, 'name') ?? textIn(input, 'name'),
      path: textIn(values, 'path'),
      parent: textIn(input, 'parentDepartment'),
    };
    const names = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
    this.#know(id, { ...this.#known.get(id), ...names, isOld: false });
    if (operation === 'updateDepartment') this.#markOld(id);
  }

  #know(id: string, names: Names): void {
    const earlier = textsOf(this.#known.get(id));
    const current = textsOf(names);
    this.#known.set(id, names);
    for (const text of earlier.filter((each) => !current.includes(each))) this.#idsByText.get(text)?.delete(id);
    for (const text of current.filter((each) => !earlier.includes(each))) {
      const ids = this.#idsByText.get(text) ?? new Set();
      this.#idsByText.set(text, ids.add(id));
    }
  }

  async inputsFor(operation: OperationId, binding: Binding, input: Values, read: Read): Promise<Values> {
    if (operation === 'deleteDepartment') await this.#readBeforeDeletion(textIn(input, 'id'), read);
    const [reference = '', prefix] = references[operation] ?? [];
    const id = textIn(input, reference);
    const [nameInput, pathInput] = [`${prefix}Name`, `${prefix}Path`];
    const [usesName, usesPath] = [usesInput(binding, nameInput), usesInput(binding, pathInput)];
    if (id === undefined || !(usesName || usesPath)) return {};
    if (operation === 'updateAccess') this.#principals.add(id);
    if (usesPath || this.#known.get(id)?.name === undefined) await read(id);
    const { name, path } = this.#known.get(id) ?? {};
    // If the department's name or path is unknown, the request contains the department id instead.
    // If a request for the list of users names no department, the response contains all users.
    return { [nameInput]: name ?? id, [pathInput]: path ?? id };
  }

  /** Reads a department and its descendants before their deletion, because later requests can need their paths. */
  async #readBeforeDeletion(id: string | undefined, read: Read): Promise<void> {
    const usesPath = (operation: OperationId) =>
      usesInput(bindingOf(this.#target, operation), `${references[operation]?.[1]}Path`);
    if (id === undefined || !operationIds.some(usesPath)) return;
    for (const each of this.#withDescendants(id)) await read(each);
  }

  #withDescendants(id: string): ReadonlySet<string> {
    const found = new Set([id]);
    for (const above of found) {
      for (const [child, { parent }] of this.#known) if (parent === above) found.add(child);
    }
    return found;
  }

  /**
   * If an access list contains an unknown name or path, first reads the departments whose stored paths are outdated.
   */
  async withIds<V extends object>(operation: OperationId, values: V, read: Read): Promise<V> {
    if (operation === 'listUsers' && 'items' in values && Array.isArray(values.items))
      return { ...values, items: values.items.map((user: Values) => this.#withDepartmentIds(user)) };
    const entries: unknown = 'entries' in values ? values.entries : undefined;
    if (operation !== 'readAccess' || !Array.isArray(entries)) return values;
    if (!entries.every((entry: Values) => this.#isKnown(entry)))
      for (const [id, { path, isOld }] of this.#known) if (isOld && path !== undefined) await read(id);
    return { ...values, entries: entries.map((entry: Values) => ({ ...this.#idOf(entry), ...entry })) };
  }

  #markOld(id: string): void {
    this.#known.set(id, { ...this.#known.get(id), isOld: true });
    for (const [child, { parent, isOld }] of this.#known) if (parent === id && !isOld) this.#markOld(child);
  }

  #withDepartmentIds(user: Values): Values {
    const { departments } = user;
    if (!Array.isArray(departments)) return user;
    const idOf = (shown: unknown) =>
      this.#known.has(String(shown)) ? {} : this.#idOf({ principalName: String(shown) });
    return { ...user, departments: departments.map((shown: unknown) => idOf(shown)['principalId'] ?? shown) };
  }

  #isKnown(entry: Values): boolean {
    return textIn(entry, 'principalName') === undefined || 'principalId' in { ...this.#idOf(entry), ...entry };
  }

  #idOf({ principalId, principalName }: Values): Values {
    if (principalId || typeof principalName !== 'string') return {};
    const found = [...(this.#idsByText.get(principalName) ?? [])];
    const likely = found.findLast((id) => this.#principals.has(id)) ?? found.at(-1);
    return likely === undefined ? {} : { principalId: likely };
  }
}

function textsOf({ name, path }: Names = {}): string[] {
  return [name?.trim(), path].filter((text) => text !== undefined);
}

function textIn(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
