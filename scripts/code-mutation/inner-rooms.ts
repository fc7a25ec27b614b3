/**
 * Folders that are measured separately from the folder around them.
 * The tests of `src/stores/postgres` start a database server, and a run with both folders would take hours.
 */
const innerRooms = ['src/stores/postgres'];

/** Returns the folders in a room whose code and tests a mutation run of the room leaves out. */
export function leftOut(room: string): string[] {
  return innerRooms.filter((each) => each.startsWith(`${room}/`));
}

/** Returns the folder whose tests must detect the mutants of a file. */
export function roomOf(file: string): string {
  return innerRooms.find((each) => file.startsWith(`${each}/`)) ?? file.split('/').slice(0, 2).join('/');
}
