/**
 * Folders whose mutants are tested separately from the mutants of the parent folder.
 * The tests in `src/stores/postgres` start a database server, which would slow down the tests of all other mutants.
 */
const innerRooms = ['src/stores/postgres'];

/** Returns the folders below a given folder whose mutants are tested separately. */
export function leftOut(room: string): string[] {
  return innerRooms.filter((each) => each.startsWith(`${room}/`));
}

/** Returns the folder whose tests must detect the mutants (changes) of a source file. */
export function roomOf(file: string): string {
  return innerRooms.find((each) => file.startsWith(`${each}/`)) ?? file.split('/').slice(0, 2).join('/');
}
