import { withoutEnds } from '../../tenant/trimmed.ts';
import type { ColumnPlaces } from './columns.ts';

/** Unicode format characters, such as zero-width spaces and direction marks, are invisible. */
const blank = /[\p{White_Space}\p{Cf}]/u;
const invisible = /\p{Cf}/gu;

export function cleanCell(text: string): string {
  return withoutEnds(text, blank);
}

export function emailIn(cells: readonly string[], { email: place = -1 }: ColumnPlaces): string {
  return cleanCell(cells[place] ?? '').replace(invisible, '');
}

const name = "[\\p{L}\\p{N}\\p{M}.!#$%&*+/=?^_`{|}~-][\\p{L}\\p{N}\\p{M}.!#$%&'*+/=?^_`{|}~-]*";
const label = '[\\p{L}\\p{N}\\p{M}_-]+';
const address = new RegExp(`^${name}@${label}(\\.${label})*$`, 'u');

/** Returns why an e-mail address is malformed. Names the first character that no e-mail address contains. */
export function malformedEmail(email: string): string | undefined {
  if (address.test(email)) return undefined;
  const [sign] = /mailto:|[<>()[\]\\,;:"\u201c\u201d\u2018\u2019]|^'|'$/u.exec(email) ?? [];
  return `the e-mail address must have the form name@domain${sign ? `, without ${sign}` : ''}`;
}
