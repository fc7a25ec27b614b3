import type { Input } from '../../canonical/operations.ts';
import { type ItemsOf, mostItems } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { expectCompleteList } from '../../cases/complete-users.ts';
import { idsOf } from '../../cases/users/steps.ts';
import { mustList } from '../checks/members.ts';
import { here } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { allUsers } from './users.ts';

type Filters = Input<'listUsers'>;

interface Search {
  text: string;
  filters: Filters;
  rule: ExploreRule;
  wanted: readonly string[] | undefined;
  mayHaveMore?: true;
}

async function search(walk: CommandSequence, hasSeveral: boolean): Promise<void> {
  const { api, expect, rule, says, reached } = walk;
  const { text, filters, rule: violated, wanted, mayHaveMore } = await drawSearch(walk, hasSeveral);
  says(`List users by ${text}`);
  reached(`users: by ${text}`);
  const reply = await api.call('listUsers', filters);
  if (wanted === undefined) {
    // The target may return an empty list of users instead of an error status.
    const isEmpty = reply.ok && reply.values.items?.length === 0;
    if (!isEmpty) await expect.rejected(violated, reply, `A list by ${text} is rejected`);
    return;
  }
  if (wanted.length > 0) await expect.accepted(violated, reply, `A list by ${text} is accepted`);
  const all = reply.ok ? idsOf(await rule(violated, () => api.rest(reply))) : [];
  const found = all.filter((id) => !mayHaveMore || wanted.includes(id)).sort();
  await expect.equal(violated, found, [...wanted].sort(), `A list by ${text} finds these users`, reply);
}

async function drawSearch(walk: CommandSequence, hasSeveral: boolean): Promise<Search> {
  const { draws, model } = walk;
  const user = draws.choose('user', await allUsers(walk), (id) => id) ?? '';
  const email = await drawAddress(walk, user, hasSeveral);
  const department = draws.choose('department', here(model), ({ key }) => key);
  const isSettled = department?.unsureMembers.size === 0;
  const all = {
    id: user,
    ...(email && { email }),
    ...(department?.members.has(user) && isSettled && { department: department.id }),
  };
  const way = draws.number('way', 9);
  if (hasSeveral && Object.keys(all).length > 1) return twoFilters(walk, all);
  if (way < 4 && email) return alone(walk, { email }, [user], 'users-filter-email', 'e-mail address');
  if (way < 6 && department && isSettled)
    return alone(walk, { department: department.id }, [...department.members], 'users-filter-department', 'department');
  if (way === 6) return byUnknownId(walk, user);
  if (way === 7) {
    const filters = { email: `nobody.${draws.seed.toString(36)}@nowhere.example` };
    return { text: 'an unknown e-mail address', filters, rule: 'users-filter-email', wanted: [] };
  }
  return alone(walk, { id: user }, [user], 'users-filter-id', 'id');
}

/**
 * Returns undefined for a search without an address. If the search has several filters, sometimes returns the address
 * of another user instead of `user`.
 */
async function drawAddress(walk: CommandSequence, user: string, hasSeveral: boolean): Promise<string | undefined> {
  const { draws } = walk;
  if (!draws.chance('with address', hasSeveral ? 0.9 : 0.6)) return undefined;
  const isOfAnother = hasSeveral && draws.chance('address of another user', 0.25);
  const owner = isOfAnother ? draws.choose('other user', await allUsers(walk), (id) => id) : undefined;
  return (await addressOf(walk, owner ?? user))[0]?.email;
}

async function byUnknownId({ api, draws }: CommandSequence, user: string): Promise<Search> {
  const rule = 'users-filter-id';
  if (user.length < 3 || !draws.chance('beginning of an id', 0.5))
    return { text: 'an unknown id', filters: { id: api.unknownId('user') }, rule, wanted: [] };
  const id = user.slice(0, -1);
  const found = idsOf((await api.call('listUsers', { id })).values.items);
  return { text: 'the beginning of an id', filters: { id }, rule, wanted: found.filter((each) => each === id) };
}

function alone(
  { draws }: CommandSequence,
  filters: Filters,
  wanted: string[],
  rule: ExploreRule,
  name: string,
): Search {
  if (!draws.chance('with deleted users', 0.3)) return { text: name, filters, rule, wanted };
  // With `includeDeleted`, the target may also list deleted users as members of a department.
  if (filters.department) return { text: name, filters, rule, wanted };
  const both = { ...filters, includeDeleted: true };
  const text = `${name} and includeDeleted`;
  const search: Search = { text, filters: both, rule: 'users-include-deleted-combines', wanted };
  return filters.email ? { ...search, mayHaveMore: true } : search;
}

function twoFilters({ draws }: CommandSequence, all: Filters): Search {
  const names = draws.order('filters', Object.keys(all), (name) => name);
  const chosen = names.slice(0, draws.chance('three filters', 0.3) ? 3 : 2).sort();
  const filters = Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name)));
  const isBeside = draws.chance('beside includeDeleted', 0.3);
  const text = `${chosen.join(' and ')}${isBeside ? ' beside includeDeleted' : ''}`;
  return {
    text,
    filters: isBeside ? { ...filters, includeDeleted: true } : filters,
    rule: 'users-single-primary-filter',
    wanted: undefined,
  };
}

async function addressOf({ api }: CommandSequence, id: string): Promise<{ id: string; email: string }[]> {
  const named = api.given.users?.find((user) => user.id === id)?.email;
  if (named) return [{ id, email: named }];
  const shown = (await api.call('listUsers', { id })).values.items?.find((user) => user.id === id)?.email;
  return shown ? [{ id, email: shown }] : [];
}

export const userSteps = {
  'list all users': async (walk) => {
    const { api, rule, says } = walk;
    says('List all users');
    const known = await allUsers(walk);
    let listed: ItemsOf<'listUsers'> = [];
    const isComplete = async (first: Reply<'listUsers'>) => {
      listed = await api.rest(first);
      const ids = idsOf(listed);
      const isWhole = ids.length >= mostItems || known.every((id) => ids.includes(id));
      return ids.length > 0 && new Set(ids).size === ids.length && isWhole;
    };
    // A parallel user import can move users to other pages of the list, so the list is read again.
    const what = 'The list has every known user, each once';
    const ask = () => api.call('listUsers', {});
    const reply = await mustList(walk, ['users-list-offered', 'users-list-offered'], ask, isComplete, what);
    if (api.binds('exportUsers') && listed.length < mostItems)
      await rule('users-list-offered', () => expectCompleteList(api, reply, listed));
  },

  'find users': (walk) => search(walk, false),

  'find users by several filters': (walk) => search(walk, true),
} satisfies StepTable;
