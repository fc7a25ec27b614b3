import type { CollectionName, Collections } from '../collections.ts';
import type { KeyPart } from '../compare.ts';
import { ArchiveFault } from './format.ts';
import { incomingFaults } from './incoming-row.ts';

interface Putting {
  readonly size: number;
  put: (row: never) => void;
}

/** Remembers the line of each department and folder for error messages. */
export class IncomingRows {
  readonly collections: Collections;
  readonly #lines = new Map<string, number>();

  constructor(collections: Collections) {
    this.collections = collections;
  }

  take(collection: unknown, row: unknown, line: number): void {
    if (!this.#isName(collection)) {
      const known = Object.keys(this.collections).join(', ');
      throw new ArchiveFault(
        line,
        `no collection is named ${JSON.stringify(collection)}; the collections are ${known}`,
      );
    }
    const [fault] = incomingFaults(collection, row);
    if (fault) {
      const place = fault.path.length === 0 ? 'the row' : `/${fault.path.join('/')}`;
      throw new ArchiveFault(line, `in a row of the collection "${collection}", ${place} ${fault.message}`);
    }
    const into: Putting = this.collections[collection];
    const before = into.size;
    into.put(row as never);
    if (into.size === before)
      throw new ArchiveFault(line, `a row of the collection "${collection}" has the key of an earlier row`);
    if (collection === 'departments' || collection === 'folders') {
      this.#lines.set(`${collection} ${(row as { id: string }).id}`, line);
    }
  }

  lineOf(collection: CollectionName, key: KeyPart): number {
    return this.#lines.get(`${collection} ${key}`) ?? 1;
  }

  #isName(name: unknown): name is CollectionName {
    return typeof name === 'string' && Object.hasOwn(this.collections, name);
  }
}
