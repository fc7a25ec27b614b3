import type { Damaged } from '../contract/damaged.ts';
import type { TenantState } from './tenant-state.ts';

export interface UnitOfWork {
  work: () => unknown;
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Until its promise resolves, no other function uses the tenant. */
export type Turn = () => Promise<void>;

export class TenantQueue {
  readonly name: string;
  /** Undefined if the data is not loaded. Null if the tenant does not exist or is damaged. */
  state: TenantState | null | undefined;
  damage: Damaged | undefined;
  readonly entries: (UnitOfWork | Turn)[] = [];
  isBusy = false;
  lastUse = 0;

  constructor(name: string) {
    this.name = name;
  }

  takeUnits(): UnitOfWork[] {
    const end = this.entries.findIndex((each) => typeof each === 'function');
    const taken = this.entries.splice(0, end < 0 ? this.entries.length : end);
    return taken.filter((each) => typeof each !== 'function');
  }

  takeTurn(): Turn | undefined {
    const [first] = this.entries;
    if (typeof first !== 'function') return undefined;
    this.entries.shift();
    return first;
  }
}
