import type { WalkDraws } from '../draws.ts';
import type { ExploreRule } from '../rules.ts';
import type { ExploreModel, Life, ModelDepartment } from './model.ts';

export type Demand = 'accept' | 'reject' | 'open';

export interface DrawnName {
  name: string;
  kind: string;
  rule: ExploreRule;
  demand: Demand;
}

const words = ['Legal', 'Finance', 'Sales', 'Purchasing', 'Audit', 'Treasury', 'Mergers', 'Claims'];
const letters = (count: number, letter = 'n') => letter.repeat(count);

const limits: readonly { kind: string; rule: ExploreRule; names: readonly string[] }[] = [
  { kind: 'a name of 1 character', rule: 'department-name-1-accepted', names: ['n', 'Q', '7'] },
  {
    kind: 'a name of 1000 characters',
    rule: 'department-name-1000-accepted',
    names: [letters(1000), letters(1000, 'é')],
  },
  {
    kind: 'a name of 1000 characters between blanks',
    rule: 'department-name-trimmed-1000-accepted',
    names: [`  ${letters(1000, 'm')}  `, `   ${letters(1000, 'k')}`],
  },
  {
    kind: 'a name with single slashes',
    rule: 'department-name-single-slash-accepted',
    names: ['Mergers/Acquisitions / EU', 'a/b/c', 'North/South'],
  },
  {
    kind: 'a name of 1001 characters',
    rule: 'department-name-1001-rejected',
    names: [letters(1001), `   ${letters(1001)}   `, letters(1500)],
  },
  { kind: 'an empty name', rule: 'department-name-empty-rejected', names: [''] },
  { kind: 'a name of blanks', rule: 'department-name-blank-rejected', names: [' ', '   '] },
  {
    kind: 'a name with two slashes in a row',
    rule: 'department-name-double-slash-rejected',
    names: ['Mergers//EU', '//Mergers', 'Mergers//', 'Mergers///EU', 'Mergers/EU//Acquisitions'],
  },
];

export function drawBadName(draws: WalkDraws): DrawnName {
  const bad = limits.filter(({ rule }) => rule.endsWith('-rejected'));
  const { kind, rule, names } = draws.pick('kind of bad name', bad);
  return { name: draws.pick('bad name', names), kind, rule, demand: 'reject' };
}

/** Unusual department names that the service description does not mention. A target may refuse or change them. */
const unusual = [
  'Ünïcode ß',
  '法务部',
  '👩‍⚖️ Legal',
  'e\u0301tude',
  '\u{1F600}'.repeat(501),
  'tab\tinside',
  'עברית',
  'İstanbul',
  '<b>bold</b>',
  "O'Brien; DROP",
  '\u00a0padded\u00a0',
  '𝔘𝔫𝔦',
];

export function drawName(
  model: ExploreModel,
  draws: WalkDraws,
  parent: ModelDepartment,
  own?: ModelDepartment,
): DrawnName {
  const kind = draws.number('kind of name', 20);
  const siblings = childrenIn(model, parent, 'here').filter((each) => each !== own);
  const sibling = draws.choose('sibling', siblings, ({ key }) => key);
  if (kind < 3 && sibling) return judged(model, parent, own, sibling.name, 'the name of a sibling');
  if (kind < 5 && sibling)
    return judged(model, parent, own, inOtherCase(sibling.name), 'the name of a sibling in another case');
  const cousin = draws.choose('cousin', allOf(model), ({ key }) => key);
  if (kind < 7 && cousin && cousin !== own && cousin.parent !== parent && cousin.parent !== null)
    return judged(model, parent, own, cousin.name, 'the name of a cousin');
  const names = model.freed.filter((each) => each.parent === parent);
  const freed = draws.choose('freed', names, ({ name }) => name);
  if (kind < 11 && freed) return judged(model, parent, own, freed.name, 'a name that was free again');
  if (kind < 15) {
    const limit = draws.pick('limit', limits);
    return judged(model, parent, own, draws.pick('name at a limit', limit.names), limit.kind, limit.rule);
  }
  if (kind < 16) return judged(model, parent, own, draws.pick('unusual', unusual), 'an unusual name');
  return judged(model, parent, own, `${draws.pick('word', words)} ${draws.seed.toString(36)}`, 'a plain name');
}

function judged(
  model: ExploreModel,
  parent: ModelDepartment,
  own: ModelDepartment | undefined,
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
  parent: ModelDepartment,
  own: ModelDepartment | undefined,
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
  candidates: readonly ModelDepartment[],
  isPreferred: (department: ModelDepartment) => boolean,
): ModelDepartment | undefined {
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
  { key, id, name, parent }: Pick<ModelDepartment, 'key' | 'id' | 'name' | 'parent'>,
): ModelDepartment {
  const department: ModelDepartment = {
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

export function rename(model: ExploreModel, department: ModelDepartment, name: string): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.name = name;
  department.blame.name = 'department-rename';
  treeChanged(model);
}

export function move(model: ExploreModel, department: ModelDepartment, parent: ModelDepartment): void {
  if (department.parent) model.freed.push({ parent: department.parent, name: department.name });
  department.parent = parent;
  department.blame.parent = 'department-move';
  for (const each of departmentAndDescendants(model, department)) each.blame.depth = 'department-depth-follows-move';
  treeChanged(model);
}

export function updated(department: ModelDepartment): void {
  department.blame.members = 'department-update-keeps-members';
}

export function remove(model: ExploreModel, departments: readonly ModelDepartment[], top: ModelDepartment): void {
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
export function forget(model: ExploreModel, top: ModelDepartment): void {
  for (const each of departmentAndDescendants(model, top)) each.life = 'unsure';
  treeChanged(model);
}

/** The maximum number of department levels that the explorer creates. Some targets have an undocumented limit. */
export const mostLevels = 4;

export function allOf(model: ExploreModel): ModelDepartment[] {
  return [...model.departments.values()];
}

export function here(model: ExploreModel): ModelDepartment[] {
  return allOf(model).filter(({ life }) => life === 'here');
}

export function childrenIn(model: ExploreModel, parent: ModelDepartment, ...lives: Life[]): ModelDepartment[] {
  return allOf(model).filter((each) => each.parent === parent && lives.includes(each.life));
}

export function departmentAndDescendants(model: ExploreModel, top: ModelDepartment): ModelDepartment[] {
  const below = childrenIn(model, top, 'here', 'leaving', 'unsure').flatMap((child) =>
    departmentAndDescendants(model, child),
  );
  return [top, ...below];
}

export function levelOf({ parent }: ModelDepartment): number {
  return parent === null ? 1 : levelOf(parent) + 1;
}

export function heightOf(model: ExploreModel, top: ModelDepartment): number {
  return Math.max(...departmentAndDescendants(model, top).map(levelOf)) - levelOf(top) + 1;
}

/** A move must not create more levels than the maximum. */
export function possibleParents(model: ExploreModel, department: ModelDepartment): ModelDepartment[] {
  const inside = new Set(departmentAndDescendants(model, department));
  const height = heightOf(model, department);
  return here(model).filter(
    (each) => !inside.has(each) && each !== department.parent && levelOf(each) + height <= mostLevels,
  );
}

export function treeChanged(model: ExploreModel): void {
  model.shownParents.clear();
  model.shownPaths.clear();
}
