import type { GeneratorDraw } from './draws.ts';
import { drawsOf, picked } from './draws.ts';
import type { CompleteOrder } from './order.ts';
import { leavesOf, type WordLists } from './word-lists.ts';

export interface Person {
  firstName: string;
  lastName: string;
  jobTitle: string;
  email: string;
}

const shares = [6, 3, 2, 2, 1, 1, 1, 1, 2, 1];

/** Must be called with ascending numbers. The first of two equal names gets the shorter e-mail address. */
export function peopleOf(
  order: Pick<CompleteOrder, 'seed' | 'story'>,
  collection: string,
  domain: string,
): (number: number) => Person {
  const draws = drawsOf(order.seed, collection);
  const [language, first, last, job] = [draws('language'), draws('firstName'), draws('lastName'), draws('jobTitle')];
  const languages = leavesOf(order.story).flatMap((leaves, at) =>
    Array.from({ length: shares[at] ?? 1 }, () => leaves),
  );
  const addresses = new Map<string, number>();
  return (number) => {
    const leaves = picked(languages, language(number));
    const [firstName, lastName] = [drawn(leaves.firstNames, first), drawn(leaves.lastNames, last)];
    const local = localPart(firstName, lastName, number);
    const before = addresses.get(local) ?? 0;
    addresses.set(local, before + 1);
    const email = `${local}${before === 0 ? '' : before + 1}@${domain}`;
    return { firstName, lastName, jobTitle: drawn(leaves.jobTitles, job), email };

    function drawn(names: WordLists['firstNames'], draw: GeneratorDraw): string {
      return picked(names, draw(number));
    }
  };
}

/** Letters that `normalize` cannot convert to ASCII. */
const others: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const known = new Map<string, string>();

/** Without Latin letters in the name, returns a personnel number such as `p00042`. */
function localPart(firstName: string, lastName: string, number: number): string {
  const [first, last] = [ascii(firstName), ascii(lastName)];
  return first && last ? `${first}.${last}` : `p${String(number).padStart(5, '0')}`;
}

function ascii(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ßæøłđı]/g, (letter) => others[letter] ?? '');
  const text = letters.replace(/[^a-z]/g, '');
  known.set(name, text);
  return text;
}
