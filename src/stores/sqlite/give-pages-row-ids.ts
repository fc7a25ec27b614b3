import type { DatabaseSync } from 'node:sqlite';

/**
 * Creates the table `pages` again with integer row ids. The table contains copies of tenant data as JSON.
 * In a table without row ids, one damaged page of the SQLite file can make the data of several tenants unreadable.
 * If the SQLite file is damaged, changes nothing. The command `cps store repair` later creates a new file.
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
