import type { DatabaseSync } from 'node:sqlite';

/**
 * Gives each page (JSON list of rows) of a copy of tenant data an integer row id, which SQLite assigns.
 * With the option `WITHOUT ROWID`, SQLite compares the contents of pages to find a page.
 * A damaged page of the file could therefore make the pages of other tenants unreadable.
 * A file with damaged pages keeps its table until the command `cps store repair` copies the data to a new file.
 */
export function givePagesRowIds(database: DatabaseSync, isDamaged: boolean): void {
  if (isDamaged) return;
  database.exec(`
    ALTER TABLE pages RENAME TO earlier_pages;
    CREATE TABLE pages (
      tenant TEXT NOT NULL, image TEXT NOT NULL, page INTEGER NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (tenant, image, page)
    );
    INSERT INTO pages SELECT tenant, image, page, body FROM earlier_pages ORDER BY tenant, image, page;
    DROP TABLE earlier_pages`);
}
