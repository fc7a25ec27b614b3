import { limits } from '../../contract/generated/limits.ts';
import { type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { isDay, isMoment } from '../../tenant/clock.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import {
  type Comparison,
  type Condition,
  type Filter,
  isProperty,
  type PropertyKind,
  propertyKinds,
  type Term,
} from './conditions.ts';

const empties: readonly Filter[] = ['isEmpty', 'isNotEmpty'];

const filters: Readonly<Record<PropertyKind, readonly Filter[]>> = {
  text: ['equals', 'notEquals', 'containsText', ...empties],
  number: ['equals', 'notEquals', 'greaterThan', 'lessThan', ...empties],
  boolean: ['equals', 'notEquals', ...empties],
  day: ['equals', 'notEquals', 'before', 'after', ...empties],
  moment: ['equals', 'notEquals', 'before', 'after', ...empties],
  passages: ['containsText', ...empties],
  any: ['equals', 'notEquals', 'containsText', 'before', 'after', 'greaterThan', 'lessThan', ...empties],
};

const terms: Readonly<Record<PropertyKind, { wanted: string; fits: (term: Term) => boolean }>> = {
  text: { wanted: 'JSON strings', fits: (term) => typeof term === 'string' },
  number: { wanted: 'JSON numbers', fits: (term) => typeof term === 'number' },
  boolean: { wanted: 'JSON booleans', fits: (term) => typeof term === 'boolean' },
  day: { wanted: 'days as YYYY-MM-DD', fits: (term) => typeof term === 'string' && isDay(term) },
  moment: { wanted: 'moments in RFC 3339', fits: (term) => typeof term === 'string' && isMoment(term) },
  passages: { wanted: 'JSON strings', fits: (term) => typeof term === 'string' },
  any: { wanted: 'anything', fits: () => true },
};

export function requireQuery(tenantData: TenantData, query: readonly Condition[]): void {
  const leaves = leavesOf(query, '/query');
  const violations = [
    ...(leaves.length > limits.queryConditions ? [tooLarge(leaves.length)] : []),
    ...leaves.flatMap(({ condition, pointer }) => leafFaults(tenantData, condition, pointer)),
  ];
  const [first, ...rest] = violations;
  if (first) throw new Problem([first, ...rest]);
}

function leavesOf(conditions: readonly Condition[], at: string): { condition: Condition; pointer: string }[] {
  return conditions.flatMap((condition, index) => {
    const pointer = `${at}/${index}`;
    return condition.any ? leavesOf(condition.any, `${pointer}/any`) : [{ condition, pointer }];
  });
}

function tooLarge(count: number): InputViolation {
  const detail = `/query must have at most ${limits.queryConditions} leaf conditions in all, got ${count}`;
  return { code: 'QUERY TOO LARGE', detail, source: { pointer: '/query' } };
}

function leafFaults(
  tenantData: TenantData,
  { type, name, filter, terms: given = [] }: Condition,
  pointer: string,
): InputViolation[] {
  if (type === undefined || filter === undefined)
    return [invalid(pointer, 'a condition needs type and filter, or any')];
  const takesTerms = !empties.includes(filter);
  const faults = [
    ...(type === 'text' && name !== undefined ? [invalid(pointer, 'a condition of the type text takes no name')] : []),
    ...((type === 'field' || type === 'property') && name === undefined
      ? [invalid(pointer, `a condition of the type ${type} needs a name`)]
      : []),
    ...(takesTerms && given.length === 0 ? [invalid(pointer, `the filter ${filter} needs terms`)] : []),
    ...(!takesTerms && given.length > 0 ? [invalid(pointer, `the filter ${filter} takes no terms`)] : []),
    ...(type === 'property' && name !== undefined && !isProperty(name) ? [unknownProperty(pointer, name)] : []),
  ];
  if (faults.length > 0) return faults;
  const leaf = { type, filter, terms: given, ...(name !== undefined && { name }) };
  return misfits(propertyKindOf(tenantData, leaf), leaf, pointer);
}

function invalid(pointer: string, rule: string): InputViolation {
  return { code: 'QUERY CONDITION INVALID', detail: `${pointer}: ${rule}`, source: { pointer } };
}

function unknownProperty(pointer: string, name: string): InputViolation {
  const known = Object.keys(propertyKinds).join(', ');
  return invalid(pointer, `records have no property ${shown(name)}; they have ${known}`);
}

function misfits(kind: PropertyKind, leaf: Comparison, pointer: string): InputViolation[] {
  const what = leaf.name === undefined ? leaf.type : `${leaf.type} ${shown(leaf.name)}`;
  const misfit = (at: string, detail: string): InputViolation => ({
    code: 'QUERY FILTER MISFIT',
    detail,
    source: { pointer: `${pointer}${at}` },
  });
  if (!filters[kind].includes(leaf.filter)) {
    return [misfit('/filter', `the ${what} takes ${filters[kind].join(', ')}, got ${shown(leaf.filter)}`)];
  }
  return leaf.terms.flatMap((term, index) =>
    terms[kind].fits(term)
      ? []
      : [misfit(`/terms/${index}`, `the ${what} takes ${terms[kind].wanted}, got ${shown(term)}`)],
  );
}

export function propertyKindOf(tenantData: TenantData, { type, name = '' }: Comparison): PropertyKind {
  if (type === 'provision' && name === '') return 'text';
  if (type === 'text' || type === 'provision') return 'passages';
  if (type === 'property') return isProperty(name) ? propertyKinds[name] : 'any';
  const field = tenantData.rows.fields.get(name)?.type;
  if (field === 'number' || field === 'boolean') return field;
  if (field === 'date') return 'day';
  return field === undefined ? 'any' : 'text';
}
