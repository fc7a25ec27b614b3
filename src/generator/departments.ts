import type { DepartmentRow } from '../tenant/rows.ts';
import { divisions, functions } from './catalogue.ts';
import { drawsOf, picked } from './draws.ts';
import type { CompleteOrder } from './order.ts';
import { leavesOf } from './word-lists.ts';

/** Ids up to this number are reserved for departments that `runStory` creates. */
export const lastStoryDepartment = 999;

const children = 6;

export function* departmentRows({ departments, seed, story }: CompleteOrder): Generator<DepartmentRow> {
  const draws = drawsOf(seed, 'departments');
  const [parentDraw, nameDraw, languageDraw] = [draws('parent'), draws('name'), draws('language')];
  const taken = new Set<string>();
  const cities = leavesOf(story).map((leaves) => leaves.cities);
  for (let number = 1; number <= departments; number++) {
    const parent = parentOf(number, parentDraw(number));
    const names = parent > functions.length ? picked([divisions, ...cities], languageDraw(number)) : divisions;
    const name = parent === 0 ? (functions[number - 1] ?? '') : freeName(names, nameDraw(number), parent, taken);
    yield { id: departmentId(number), name, parentDepartment: parent === 0 ? null : departmentId(parent) };
  }
}

export function departmentId(number: number): string {
  return String(lastStoryDepartment + number);
}

/** A top-level department has the parent 0. A parent has a lower number than its subdepartments. */
function parentOf(number: number, share: number): number {
  if (number <= functions.length) return 0;
  const usual = Math.floor((number - functions.length - 1) / children) + 1;
  return Math.max(1, usual - Math.floor(share * 3));
}

function freeName(names: readonly string[], share: number, parent: number, taken: Set<string>): string {
  const first = Math.floor(share * names.length);
  const found = names.map((_, step) => names[(first + step) % names.length] ?? '').find(isFree);
  const name = found ?? numberedName(names[first] ?? '', isFree);
  taken.add(`${parent} ${name}`);
  return name;

  function isFree(each: string): boolean {
    return !taken.has(`${parent} ${each}`);
  }
}

function numberedName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 2; ; number++) if (isFree(`${name} ${number}`)) return `${name} ${number}`;
}
