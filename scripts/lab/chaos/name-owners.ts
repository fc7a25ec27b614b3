import type { Promised } from './tally.ts';

export type Verdict = 'acknowledged' | 'refused' | 'unknown';

export interface Claim {
  name: string;
  verdict: Verdict;
  /** Id of the created object, or undefined if the client did not receive the complete response. */
  id?: string;
  /** Possible current names: the last acknowledged name, and each name in a later request that got no response. */
  names: string[];
}

export interface Stored {
  id: string;
  name: string;
}

export type Finding = readonly [Promised, string];

/** Compares the names of the stored departments or documents with the names in the requests of the load test. */
export function judgeClaims(claims: readonly Claim[], stored: readonly Stored[], mine: RegExp): Finding[] {
  const byId = new Map(stored.map((each) => [each.id, each]));
  const byName = Map.groupBy(claims, ({ name }) => name);
  const known = new Set(claims.flatMap(({ names }) => names));
  const ids = claims.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return [
    ...claims.flatMap((claim) => judgeAcknowledged(claim, byId)),
    ...[...byName].flatMap(([name, rivals]) => judgeName(name, rivals, stored)),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id): Finding => ['twice', `the id ${id} was assigned twice`]),
    ...stored
      .filter(({ name }) => mine.test(name) && !known.has(name))
      .map(({ id, name }): Finding => ['unexplained', `${id} ${name} is stored, but no request created it`]),
  ];
}

function judgeAcknowledged({ id, names }: Claim, byId: ReadonlyMap<string, Stored>): Finding[] {
  if (id === undefined) return [];
  const found = byId.get(id);
  if (found && names.includes(found.name)) return [];
  return [
    [
      'lost',
      `${id} was acknowledged as ${names.join(' or ')} and is ${found ? `stored as ${found.name}` : 'not stored'}`,
    ],
  ];
}

function judgeName(name: string, rivals: readonly Claim[], stored: readonly Stored[]): Finding[] {
  const owners = rivals.filter(({ verdict }) => verdict === 'acknowledged');
  const ids = new Set(owners.map(({ id }) => id));
  const others = stored.filter((each) => each.name === name && !ids.has(each.id)).map(({ id }) => id);
  const isOpen = rivals.some(({ verdict }) => verdict === 'unknown');
  const unseen = owners.filter(({ id }) => id === undefined).length;
  if (owners.length > 1) return [['twice', `the name ${name} was assigned ${owners.length} times`]];
  if (others.length < unseen) return [['lost', `${name} was acknowledged but is not stored`]];
  if (others.length > (owners.length > 0 ? unseen : 1))
    return [['twice', `${name} is stored as ${others.join(' and ')}`]];
  if (owners.length > 0 || isOpen) return [];
  if (others.length > 0) return [['unexplained', `${name} was refused but is stored`]];
  return [['different', `every request got the answer that ${name} is taken, but no department has the name`]];
}
