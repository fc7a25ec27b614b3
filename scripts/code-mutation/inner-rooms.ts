/**
 * Source folders that get their own run of mutation tests.
 * The tests in `src/store/postgres` are slow, because they start a database server.
 */
const innerRooms = ['src/store/postgres'];

/** Returns the subfolders that get their own run of mutation tests. */
export function leftOut(room: string): string[] {
  return innerRooms.filter((each) => each.startsWith(`${room}/`));
}

/** Returns the folder with the tests that must detect the mutants (changes) of a source file. */
export function roomOf(file: string): string {
  return innerRooms.find((each) => file.startsWith(`${each}/`)) ?? file.split('/').slice(0, 2).join('/');
}
