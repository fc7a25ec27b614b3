import { describe, expect, test } from 'vitest';
import { applyDueTransitions, schedule } from '../../jobs/due.ts';
import { idleWorkKinds } from '../../jobs/testing/idle-work-kinds.ts';
import { findApiKey } from '../../tenant/tenants.ts';
import {
  addNewTenant,
  addTenant,
  begin,
  departments,
  type OpenedStore,
  putUnit,
  takeSnapshot,
  tenantIn,
} from './tenants-suite.ts';

export interface Replicas {
  one: OpenedStore;
  two: OpenedStore;
  all: readonly OpenedStore[];
}

export function replicasSuite(
  name: string,
  open: () => Promise<{ opened: OpenedStore[]; close: () => Promise<unknown> }>,
) {
  const withReplicas = async (work: (replicas: Replicas) => Promise<void>) => {
    const { opened, close } = await open();
    const [one, two] = opened;
    if (!one || !two) throw new Error('a test needs at least two replicas');
    await addTenant(one.tenants);
    await work({ one, two, all: opened }).finally(close);
  };

  describe(`replicas of ${name}`, () => {
    test('a read sees every commit that was answered before it, on any replica', () =>
      withReplicas(async ({ all }) => {
        const names: string[] = [];
        for (let round = 0; round < 12; round++) {
          const [writer, reader] = [all[round % 3], all[(round + 1) % 3]];
          if (!writer || !reader) continue;
          names.push(`D${round}`);
          await putUnit(writer.tenants, `D${round}`);
          expect(await departments(reader.tenants)).toEqual(names);
        }
      }));

    test('concurrent writes of replicas to one tenant lose nothing and give no id twice', () =>
      withReplicas(async ({ all }) => {
        const writes = all.flatMap(({ tenants }, at) =>
          Array.from({ length: 25 }, (_, round) => putUnit(tenants, `${at}-${round}`)),
        );
        const ids = await Promise.all(writes);
        expect(new Set(ids).size).toBe(100);
        for (const { tenants } of all) expect(await departments(tenants)).toHaveLength(100);
      }));

    test('a due transition is applied once, although every replica tries', () =>
      withReplicas(async ({ one, all }) => {
        for (let round = 0; round < 10; round++) {
          await one.tenants.unit(() => {
            const tenantData = tenantIn(one.tenants, 'one');
            tenantData.transact(() => schedule(tenantData, 'job', String(round), begin));
          });
          const reported: string[] = [];
          await Promise.all(
            all.map(async ({ tenants }) =>
              tenants.unit(() => {
                const { made } = applyDueTransitions(tenantIn(tenants, 'one'), idleWorkKinds, begin);
                tenants.afterwards(() => reported.push(...made.map(({ subject }) => subject)));
              }),
            ),
          );
          expect(reported).toEqual([String(round)]);
        }
      }));

    test('a tenant is reset, removed and made again on one replica, and the others follow', () =>
      withReplicas(async ({ one, two }) => {
        await putUnit(two.tenants, 'Old');
        await one.tenants.unit(() => one.tenants.replace(one.tenants.seedOf('one')));
        expect(await departments(two.tenants)).toEqual([]);
        await one.tenants.unit(() => one.tenants.remove('one'));
        expect(await two.tenants.unit(() => findApiKey(two.tenants, 'one-user-key'))).toBeUndefined();
        await addTenant(two.tenants);
        await putUnit(two.tenants, 'New');
        expect(await departments(one.tenants)).toEqual(['New']);
      }));

    test('the snapshots and revoked tokens of one replica are known to the others', () =>
      withReplicas(async ({ one, two }) => {
        await putUnit(two.tenants, 'Early');
        await takeSnapshot(one.tenants);
        await one.tenants.unit(() => one.tenants.endTokens('one', 'admin'));
        await putUnit(two.tenants, 'Late');
        const seen = await two.tenants.unit(() => {
          const early = two.tenants.snapshotsOf(tenantIn(two.tenants, 'one')).get('early');
          const names = early?.tenantData.rows.departments.list().map((department) => department.name);
          return [early?.takenAt, names, two.tenants.bindingOf('one')?.revocations.get('admin')];
        });
        expect(seen).toEqual([begin, ['Early'], 1]);
      }));

    test('of two replicas that add the same tenant at the same time, one succeeds', () =>
      withReplicas(async ({ all }) => {
        const adding = all.map(({ tenants }) => addNewTenant(tenants, 'new'));
        const outcomes = await Promise.allSettled(adding);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const { tenants } of all) expect(await tenants.unit(() => tenants.names)).toEqual(['one', 'new']);
      }));
  });
}
