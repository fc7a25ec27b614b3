/** A department. The API of this example platform calls a department a unit. */
export interface Unit {
  key: string;
  title: string;
  parent: string | null;
}

/** Thrown for an invalid request, with the status and the reason for the error response. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

/** Stores the departments (units) of the example platform in memory, and validates changes. */
export class Units {
  readonly #units = new Map<string, Unit>();
  #last = 0;

  /** Returns the direct children of a unit (department). For the parent null, returns the top-level units. */
  below(parent: string | null): object[] {
    if (parent !== null) this.get(parent);
    return this.#all.filter((unit) => unit.parent === parent).map((unit) => this.shown(unit));
  }

  get(key: string): Unit {
    const unit = this.#units.get(key);
    if (!unit) throw new Refusal(404, 'unit_unknown');
    return unit;
  }

  create(title: unknown, parent: string | null): Unit {
    if (parent !== null) this.get(parent);
    this.#last += 1;
    const unit = { key: `u-${this.#last}`, title: this.#checked(title, parent), parent };
    this.#units.set(unit.key, unit);
    return unit;
  }

  update(key: string, change: { title?: unknown; parent?: string | null }): Unit {
    const { title, parent, ...before } = this.get(key);
    if (!('title' in change) && !('parent' in change)) throw new Refusal(400, 'unit_change_empty');
    const above = 'parent' in change ? (change.parent ?? null) : parent;
    if (above !== null && this.#line(above).some((each) => each.key === key)) throw new Refusal(409, 'unit_cycle');
    const unit = { ...before, title: this.#checked(change.title ?? title, above, key), parent: above };
    this.#units.set(key, unit);
    return unit;
  }

  /** Removes a unit (department) and its descendants. */
  remove(key: string): void {
    const below = this.#all.filter((each) => this.#line(each.key).some((unit) => unit.key === key));
    for (const unit of below) this.#units.delete(unit.key);
  }

  /** Returns a unit (department) with its path and its level in the tree. */
  shown(unit: Unit): object {
    const line = this.#line(unit.key);
    return { ...unit, trail: line.map(({ title }) => title).join('//'), level: line.length, people: 0 };
  }

  get #all(): Unit[] {
    return [...this.#units.values()];
  }

  /** Returns a unit (department) after all its ancestors, starting at the top level. */
  #line(key: string): Unit[] {
    const unit = this.get(key);
    return unit.parent === null ? [unit] : [...this.#line(unit.parent), unit];
  }

  #checked(title: unknown, parent: string | null, key?: string): string {
    const name = typeof title === 'string' ? title.trim() : '';
    const length = [...name].length;
    if (length === 0 || length > 1000 || name.includes('//')) throw new Refusal(422, 'unit_title');
    const isTaken = this.#all.some((each) => each.parent === parent && each.title === name && each.key !== key);
    if (isTaken) throw new Refusal(409, 'unit_title_taken');
    return name;
  }
}
