import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whySqlite } from './sqlite-errors.ts';

export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    requireWritable(file);
    requireDatabase(file);
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    database.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000');
    requireTables(database);
    // The first write acquires the exclusive lock on the SQLite file, so that a second process fails immediately.
    database.exec("BEGIN IMMEDIATE; UPDATE meta SET value = value WHERE name = 'registry'; COMMIT");
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`the store sqlite:${file} cannot be opened: ${whySqlite(error)}`, { cause: error });
  }
}

/** Checks permissions before SQLite does, because SQLite reports some missing permissions as a disk error. */
function requireWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    throw new Error('the file or its folder is read-only for this user', { cause: error });
  }
}

/** SQLite treats an empty file as a new database. It is lost data if the folder of uploaded files exists. */
export function requireDatabase(file: string): void {
  if (!existsSync(file)) return;
  if (!statSync(file).isFile()) throw new Error('it is not a regular file');
  const head = headOf(file);
  if (head === '' && existsSync(`${file}-files`)) {
    const files = `the folder ${file}-files exists`;
    throw new Error(
      `it is empty although ${files}: data was lost; restore a backup, or delete both to create a new database`,
    );
  }
  if (head !== '' && head !== 'SQLite format 3\0')
    throw new Error('it is not a SQLite database, or its beginning is damaged');
}

function headOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(16);
    return bytes.subarray(0, readSync(handle, bytes)).toString('latin1');
  } finally {
    closeSync(handle);
  }
}

const tables = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** The number of the layout of the tables. Versions 1 to 4 were never published. */
const version = 5;

/** The SQLite application id that marks the database files of this project: "cps1" in ASCII. */
const applicationId = 0x63707331;

export function requireTables(database: DatabaseSync): void {
  const of = numberOf(database, 'application_id');
  const isEmpty = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'] === 0;
  if (of !== applicationId && !isEmpty) throw new Error('it is the database of another program');
  if (isEmpty) {
    database.exec(`BEGIN IMMEDIATE; ${tables}
      PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}; COMMIT`);
  }
  const found = numberOf(database, 'user_version');
  if (found === version) return;
  const way =
    found > version ? 'use a newer kit' : 'export it with the kit that made it, and import it into a new file';
  throw new Error(`its schema has version ${found}, this kit knows only version ${version}: ${way}`);
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
