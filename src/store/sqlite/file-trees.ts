import type { RawColumns } from '../store-reader.ts';
import type { PageReader, TreePage, Value } from './page-reader.ts';

/** The columns of each B-tree in the file, in the order in which SQLite stores them. */
const layouts = {
  meta: ['name', 'value'],
  tenants: ['tenant', 'created', 'epoch', 'version', 'shelf', 'shelved', 'faulty', 'expires', 'generation'],
  api_keys: ['api_key', 'tenant'],
  world_rows: ['id', 'tenant', 'generation', 'collection', 'row_key', 'body', 'checksum'],
  sqlite_autoindex_world_rows_1: ['tenant', 'generation', 'collection', 'row_key', 'id'],
  pages: ['tenant', 'image', 'page', 'body', 'checksum'],
  sqlite_autoindex_pages_1: ['tenant', 'image', 'page', 'id'],
  files: ['hash', 'size', 'owners', 'kept'],
  unused_rows: ['tenant', 'generation'],
} as const;

export type TreeName = keyof typeof layouts;
const names = Object.keys(layouts) as TreeName[];
const schemaLayout = ['type', 'name', 'tbl_name', 'rootpage', 'sql'];

/** Only these tables have row ids. SQLite stores all other tables like indexes. */
const withRowIds: ReadonlySet<string> = new Set(['world_rows', 'pages', 'sqlite_schema']);

/** The trees with data that no other tree can replace. The pages of these trees are also found without their parents. */
const searched: readonly TreeName[] = ['tenants', 'world_rows', 'pages'];

/** A table or an index. `damaged` contains the numbers of its unreadable pages. */
interface Tree {
  name: string;
  columns: readonly string[];
  pages: number[];
  damaged: number[];
}

export class FileTrees {
  readonly #reader: PageReader;
  readonly #trees = new Map<string, Tree>();
  readonly #seen = new Set<number>();

  constructor(reader: PageReader) {
    this.#reader = reader;
    const schema = this.#walked('sqlite_schema', schemaLayout, 1);
    const roots = new Map(
      [...this.#rowsOn(schema, schema.pages)].map(({ name, rootpage }) => [name, Number(rootpage)]),
    );
    if (names.some((name) => !roots.has(name)))
      throw new Error('its first page is damaged, which describes its tables');
    for (const name of names) this.#trees.set(name, this.#walked(name, layouts[name], roots.get(name) ?? 0));
    this.#findLostPages();
  }

  pagesOf(name: TreeName): readonly number[] {
    return this.#tree(name).pages;
  }

  damagedPagesOf(name: TreeName): readonly number[] {
    return this.#tree(name).damaged;
  }

  /** Yields one sentence for each damaged page. SQLite does not notice a page that belongs to another table. */
  *faults(): Generator<string> {
    for (const { name, damaged } of this.#trees.values()) {
      for (const page of new Set(damaged)) yield `page ${page} of the file is damaged: it must belong to ${name}`;
    }
  }

  rows(name: TreeName, pages: Iterable<number> = this.pagesOf(name)): Generator<RawColumns> {
    return this.#rowsOn(this.#tree(name), pages);
  }

  *#rowsOn(tree: Tree, pages: Iterable<number>): Generator<RawColumns> {
    for (const page of pages) {
      for (const record of this.#reader.treePage(page)?.records ?? []) {
        if (isOf(tree, record)) yield Object.fromEntries(tree.columns.map((name, at) => [name, record[at] ?? null]));
      }
    }
  }

  #tree(name: TreeName): Tree {
    const tree = this.#trees.get(name);
    if (!tree) throw new Error(`the table ${name} was not read`);
    return tree;
  }

  #walked(name: string, columns: readonly string[], root: number): Tree {
    const tree = { name, columns, pages: [], damaged: [] };
    this.#walk(tree, root);
    return tree;
  }

  #walk(tree: Tree, number: number): void {
    const page = this.#seen.has(number) ? undefined : this.#reader.treePage(number);
    if (!page || !fits(tree, page)) {
      tree.damaged.push(number);
      return;
    }
    this.#seen.add(number);
    tree.pages.push(number);
    if (page.records.some((record) => !isOf(tree, record))) tree.damaged.push(number);
    for (const child of page.children) this.#walk(tree, child);
  }

  /** If the list of unused pages is damaged, adds pages to damaged trees only, because the pages can be unused. */
  #findLostPages(): void {
    const { pages: free, isWhole } = this.#reader.freePages();
    const trees = searched.map((name) => this.#tree(name)).filter(({ damaged }) => isWhole || damaged.length > 0);
    for (let number = 2; number <= this.#reader.count; number++) {
      if (this.#seen.has(number) || free.has(number)) continue;
      const page = this.#reader.treePage(number);
      const tree = page && trees.find((each) => fits(each, page) && page.records.length > 0);
      tree?.pages.push(number);
    }
  }
}

/** Returns true if a page can belong to a tree: at least one of its records has the columns of the tree. */
function fits(tree: Tree, { isIndex, records }: TreePage): boolean {
  if (isIndex === withRowIds.has(tree.name)) return false;
  return records.length === 0 || records.some((record) => isOf(tree, record));
}

function isOf({ columns }: Tree, record: Value[] | undefined): record is Value[] {
  return record?.length === columns.length;
}
