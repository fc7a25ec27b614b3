import { loadRegister } from '../requirements/register.ts';
import foundations from './foundations.json' with { type: 'json' };
import type { CaseRecord } from './run-record.ts';

const order = foundations.order.map((pattern) => new RegExp(pattern));

export function isFoundation(record: CaseRecord): boolean {
  return placeOf(record) < order.length;
}

/** If several requirements are violated, the most fundamental one probably caused the other violations. */
export function byFoundation(records: readonly CaseRecord[], all: readonly CaseRecord[]): CaseRecord[] {
  const ranks = new Map(records.map((each) => [each, rankOf(each, all)]));
  return records.toSorted((one, other) => compare(ranks.get(one) ?? [], ranks.get(other) ?? []));
}

function placeOf({ id, requirement }: CaseRecord): number {
  const at = order.findIndex((pattern) => pattern.test(requirement) || pattern.test(`case ${id}`));
  return at < 0 ? order.length : at;
}

function rankOf(record: CaseRecord, all: readonly CaseRecord[]): number[] {
  const { verdict, outcome, operations, exchanges } = record;
  return [
    Number(outcome === 'warned'),
    Number(verdict === 'published'),
    Number(isCleared(record, all)),
    Number(!isAboutMember(record)),
    placeOf(record),
    operations.length,
    exchanges.length,
  ];
}

/** If a response property has the wrong type, the cause is the requirement that names the property. */
function isAboutMember({ reason, requirement }: CaseRecord): boolean {
  const [, member] = / as (\w+), and (?:an? )?[\w ]+ is expected/.exec(reason ?? '') ?? [];
  const statement = loadRegister().find(({ id }) => id === requirement)?.statement ?? '';
  return member !== undefined && statement.includes(member);
}

function isCleared(record: CaseRecord, all: readonly CaseRecord[]): boolean {
  const known = foundations.clearedBy.some(
    ({ failed, alsoFailed, refused, passed }) =>
      new RegExp(failed).test(record.requirement) &&
      (alsoFailed === undefined || (isContent(record) && hasFailed(alsoFailed, all, isContent))) &&
      (refused === undefined || hasFailed(refused, all, ({ expected }) => expected === '2xx')) &&
      (passed === undefined || hasPassed(passed, all)),
  );
  return known || isServed(record, all) || isUnoffered(record, all) || isAside(record, all);
}

/** Returns true if the content of a complete response differs from the expected content. */
function isContent({ expected, reason }: CaseRecord): boolean {
  return expected !== '2xx' && !/ answered \d+ without /.test(reason ?? '');
}

/** If an operation does not work at all, its responses to another tenant prove nothing. */
function isUnoffered(record: CaseRecord, all: readonly CaseRecord[]): boolean {
  if (!record.requirement.endsWith('-current-tenant')) return false;
  const own = decisiveOf(record)?.operation;
  const isOffer = ({ requirement, outcome }: CaseRecord) => requirement.endsWith('-offered') && outcome === 'failed';
  return own !== undefined && all.some((each) => isOffer(each) && decisiveOf(each)?.operation === own);
}

/** A requirement that also passed is not the cause if the deciding operation violates another one in each test case. */
function isAside(record: CaseRecord, all: readonly CaseRecord[]): boolean {
  const own = decisiveOf(record)?.operation;
  const passed = (requirement: string) =>
    all.some((each) => each.requirement === requirement && each.outcome === 'passed' && each.verdict === 'stated');
  return (
    passed(record.requirement) &&
    all.some((each) => each.outcome === 'failed' && decisiveOf(each)?.operation === own && !passed(each.requirement))
  );
}

/** Matches the requirements that a target can meet even if it refuses every request. */
const needNoService = /^(access-control|administration)-|-rejected$/;

/**
 * Returns whether a caller probably has the rights for a request that failed. The caller has the rights if the target
 * accepted the request. If a passed test case used an operation successfully, the administrator probably has the rights
 * to call it. If the target refuses the requests of both administrators, the reason is probably not a missing right.
 */
function isServed(record: CaseRecord, all: readonly CaseRecord[]): boolean {
  const { id, requirement, operations } = record;
  const [, caller] = /^access-control-(admin|super-admin)-accepted$/.exec(requirement) ?? [];
  const operation = operations.at(-1);
  if (caller === undefined || operation === undefined) return false;
  if (isSuccess(decisiveOf(record))) return true;
  const others = all.filter(
    (each) =>
      !needNoService.test(each.requirement) &&
      each.exchanges.some((one) => one.operation === operation && isSuccess(one)),
  );
  if (caller === 'admin') return others.some(({ outcome, verdict }) => outcome === 'passed' && verdict === 'stated');
  const ofAdmin = id.replace('super-admin', 'admin');
  return all.some((each) => each.id === ofAdmin && each.outcome === 'failed');
}

function decisiveOf({ exchanges, decisive }: CaseRecord): CaseRecord['exchanges'][number] | undefined {
  return exchanges[decisive ?? -1];
}

function isSuccess(exchange: CaseRecord['exchanges'][number] | undefined): boolean {
  const status = exchange?.status ?? 0;
  return status >= 200 && status < 300;
}

function hasFailed(requirement: string, all: readonly CaseRecord[], matches: (record: CaseRecord) => boolean): boolean {
  return all.some((each) => each.requirement === requirement && each.outcome === 'failed' && matches(each));
}

function hasPassed(requirement: string, all: readonly CaseRecord[]): boolean {
  const own = all.filter((each) => each.requirement === requirement && each.verdict === 'stated');
  return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
