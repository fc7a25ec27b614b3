/** The tests in `src/store/postgres` are slow, because they start a database server. */
const innerRooms = ['src/store/postgres'];

export function leftOut(room: string): string[] {
  return innerRooms.filter((each) => each.startsWith(`${room}/`));
}

export function roomOf(file: string): string {
  return innerRooms.find((each) => file.startsWith(`${each}/`)) ?? file.split('/').slice(0, 2).join('/');
}
