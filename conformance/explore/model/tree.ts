import type { WalkDraws } from '../draws.ts';
import { type ExploreRule, isStatedRule } from '../rules.ts';
import type { Department, ExploreModel, Life } from './model.ts';
import names from './names.json' with { type: 'json' };

export type Demand = 'accept' | 'reject' | 'open';

export interface DrawnName {
  name: string;
  kind: string;
  rule: ExploreRule;
  demand: Demand;
}

/** A text, or a text before, a repeated text, the number of its repetitions, and a text after. */
type WrittenName = string | (string | number)[];

function textOf(name: WrittenName): string {
  if (typeof name === 'string') return name;
  const [before, text, times, after] = name;
  return `${before}${String(text).repeat(Number(times))}${after}`;
}

export function drawName(model: ExploreModel, draws: WalkDraws, parent: Department, own?: Department): DrawnName {
  const kind = draws.number('kind of name', 20);
  const siblings = childrenIn(model, parent, 'here').filter((each) => each !== own);
  const sibling = draws.choose('sibling', siblings, ({ key }) => key);
  if (kind < 3 && sibling) return judged(model, parent, own, sibling.name, 'the name of a sibling');
  if (kind < 5 && sibling)
    return judged(model, parent, own, inOtherCase(sibling.name), 'the name of a sibling in another case');
  const cousin = draws.choose('cousin', allOf(model), ({ key }) => key);
  if (kind < 7 && cousin && cousin !== own && cousin.parent !== parent && cousin.parent !== null)
    return judged(model, parent, own, cousin.name, 'the name of a cousin');
  const former = model.freed.filter((each) => each.parent === parent);
  const freed = draws.choose('freed', former, ({ name }) => name);
  if (kind < 11 && freed) return judged(model, parent, own, freed.name, 'a name that was free again');
  if (kind < 15) {
    const [kind, limit] = draws.pick('limit', Object.entries(names.limits));
    const rule = isStatedRule(limit.rule) ? limit.rule : undefined;
    return judged(model, parent, own, textOf(draws.pick<WrittenName>('name at a limit', limit.names)), kind, rule);
  }
  if (kind < 16)
    return judged(model, parent, own, textOf(draws.pick<WrittenName>('unusual', names.unusual)), 'an unusual name');
  return judged(model, parent, own, `${draws.pick('word', names.words)} ${draws.seed.toString(36)}`, 'a plain name');
}

function judged(
  model: ExploreModel,
  parent: Department,
  own: Department | undefined,
  name: string,
  kind: string,
  rule: ExploreRule = 'department-cousin-name-accepted',
): DrawnName {
  const [demand, broken] = demandOf(model, parent, own, name);
  return { name, kind, rule: broken ?? rule, demand };
}

const plain = /^[A-Za-z0-9é /-]+$/;

export function demandOf(
  model: ExploreModel,
  parent: Department,
  own: Department | undefined,
  name: string,
): [demand: Demand, rule?: ExploreRule] {
  const trimmed = name.trim();
  if (name === '') return ['reject', 'department-name-empty-rejected'];
  if (/^ *$/.test(name)) return ['reject', 'department-name-blank-rejected'];
  if (/^ *n{1001,} *$/.test(name)) return ['reject', 'department-name-1001-rejected'];
  if (name.includes('//')) return ['reject', 'department-name-double-slash-rejected'];
  if (!plain.test(name) || [...trimmed].length > 1000) return ['open'];
  if (own?.parent === parent && own.name.trim() === trimmed) return ['open'];
  const others = childrenIn(model, parent, 'here', 'leaving', 'unsure').filter((each) => each !== own);
  if (others.some((each) => each.life === 'here' && each.name === name))
    return ['reject', 'department-sibling-name-rejected'];
  if (others.some((each) => each.name.trim() === trimmed)) return ['open'];
  const folds = others.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return folds ? ['accept', 'department-sibling-name-case-accepted'] : ['accept'];
}

function inOtherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}

export function ruleOfRename(rule: ExploreRule, isMove: boolean): ExploreRule {
  if (rule === 'department-sibling-name-rejected')
    return isMove ? 'department-move-sibling-name-rejected' : 'department-rename-sibling-name-rejected';
  return renames[rule] ?? rule;
}

const renames: Partial<Record<ExploreRule, ExploreRule>> = {
  'department-name-1000-accepted': 'department-rename-1000-accepted',
  'department-name-1001-rejected': 'department-rename-1001-rejected',
  'department-name-empty-rejected': 'department-rename-blank-rejected',
  'department-name-blank-rejected': 'department-rename-blank-rejected',
  'department-name-double-slash-rejected': 'department-rename-double-slash-rejected',
};

export function chooseForChange(
  model: ExploreModel,
  draws: WalkDraws,
  candidates: readonly Department[],
  isPreferred: (department: Department) => boolean,
): Department | undefined {
  const { recent } = model;
  const preferred = candidates.filter(isPreferred);
  const isAgain = recent !== undefined && candidates.includes(recent) && draws.chance('the same again', 0.35);
  const from = preferred.length > 0 && draws.chance('preferred', 0.5) ? preferred : candidates;
  const chosen = isAgain ? recent : draws.choose('department', from, ({ key }) => key);
  model.recent = chosen;
  return chosen;
}

export function addToModel(
  model: ExploreModel,
  { key, id, name, parent }: Pick<Department, 'key' | 'id' | 'name' | 'parent'>,
): Department {
  const department: Department = {
    key,
    id,
    name,
    parent,
    life: parent !== null && parent.life !== 'here' ? 'unsure' : 'here',
    wentBelow: false,
    members: new Set(),
    unsureMembers: new Map(),
    grants: new Set(),
    unsureGrants: new Set(),
    blame: {
      exists: 'department-create-offered',
      name: 'department-shows-name',
      parent: parent?.parent ? 'department-create-with-parent' : 'department-shows-parent',
      depth: 'department-depth-absolute',
      members: 'department-member-count',
    },
  };
  model.departments.set(key, department);
  return department;
}

export function rename(model: ExploreModel, department: Department, name: string): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.name = name;
  department.blame.name = 'department-rename';
  treeChanged(model);
}

export function move(model: ExploreModel, department: Department, parent: Department): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.parent = parent;
  department.blame.parent = 'department-move';
  for (const each of wholeTree(model, department)) each.blame.depth = 'department-depth-follows-move';
  treeChanged(model);
}

export function updated(department: Department): void {
  department.blame.members = 'department-update-keeps-members';
}

export function remove(model: ExploreModel, departments: readonly Department[], top: Department): void {
  for (const each of departments) {
    each.life = 'gone';
    each.wentBelow = each !== top;
    if (each.parent) model.freed.push({ parent: each.parent, name: each.name });
  }
  treeChanged(model);
  for (const each of here(model)) {
    each.blame.exists = 'department-delete-spares-rest';
    each.blame.members = 'department-delete-spares-rest';
  }
}

/** Marks a department and its descendants as `unsure`, so that later checks ignore these departments. */
export function forget(model: ExploreModel, top: Department): void {
  for (const each of wholeTree(model, top)) each.life = 'unsure';
  treeChanged(model);
}

/** The maximum number of department levels that the explorer creates. Some targets have an undocumented limit. */
export const mostLevels = 4;

export function allOf(model: ExploreModel): Department[] {
  return [...model.departments.values()];
}

export function here(model: ExploreModel): Department[] {
  return allOf(model).filter(({ life }) => life === 'here');
}

export function childrenIn(model: ExploreModel, parent: Department, ...lives: Life[]): Department[] {
  return allOf(model).filter((each) => each.parent === parent && lives.includes(each.life));
}

export function wholeTree(model: ExploreModel, top: Department): Department[] {
  const below = childrenIn(model, top, 'here', 'leaving', 'unsure').flatMap((child) => wholeTree(model, child));
  return [top, ...below];
}

export function levelOf({ parent }: Department): number {
  return parent === null ? 1 : levelOf(parent) + 1;
}

export function heightOf(model: ExploreModel, top: Department): number {
  return Math.max(...wholeTree(model, top).map(levelOf)) - levelOf(top) + 1;
}

/** A move must not create more levels than the maximum. */
export function possibleParents(model: ExploreModel, department: Department): Department[] {
  const inside = new Set(wholeTree(model, department));
  const height = heightOf(model, department);
  return here(model).filter(
    (each) => !inside.has(each) && each !== department.parent && levelOf(each) + height <= mostLevels,
  );
}

export function treeChanged(model: ExploreModel): void {
  model.shownParents.clear();
  model.shownPaths.clear();
}
