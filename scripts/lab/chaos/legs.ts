import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../src/store/testing/postgres-server.ts';
import { databaseIn, smallDisk } from './disk.ts';
import { cutSessions, fullDisk, killDatabase, killSandbox, pauseSandbox, pauseSessions } from './faults.ts';
import { type Leg, type LegParts, runLeg } from './leg.ts';

export const storeNames = ['memory', 'sqlite', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

type Sizes = Pick<Leg, 'strikes' | 'writesBetween' | 'writes' | 'load'>;

interface Scale {
  main: Sizes;
  disk: Sizes;
}

export const scales = {
  short: {
    main: { strikes: 9, writesBetween: 35, writes: 500, load: { decks: 1, rivals: 4 } },
    disk: { strikes: 1, writesBetween: 30, writes: 100, load: { decks: 0, rivals: 4 } },
  },
  long: {
    main: { strikes: 400, writesBetween: 80, writes: 50_000, load: { decks: 4, rivals: 24 } },
    disk: { strikes: 10, writesBetween: 100, writes: 1_000, load: { decks: 0, rivals: 4 } },
  },
} satisfies Record<string, Scale>;

const noRight = 'full disks were not tried: this user may not mount a small disk';

export const runStore: Record<StoreName, (scale: Scale, parts: LegParts) => Promise<void>> = {
  memory: async ({ main }, parts) => {
    const leg = {
      name: 'memory',
      store: 'memory',
      skews: [3_600_000],
      faults: [pauseSandbox],
      isComplete: true,
      isLasting: false,
    };
    await runLeg({ ...leg, ...main, strikes: Math.min(main.strikes, 20) }, parts);
  },
  sqlite: async ({ main, disk }, parts) => {
    const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
    try {
      const leg = { name: 'SQLite', skews: [0], isLasting: true };
      const store = `sqlite:${join(folder, 'chaos.db')}`;
      await runLeg({ ...leg, ...main, store, faults: [killSandbox, pauseSandbox] }, parts);
      await onSmallDisk(join(folder, 'disk'), 16, parts, (place) =>
        runLeg({ ...leg, ...disk, store: `sqlite:${join(place, 'chaos.db')}`, faults: [fullDisk(place)] }, parts),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  postgres: async ({ main, disk }, parts) => {
    const server = await startPostgres({ durable: true });
    const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
    chmodSync(folder, 0o755);
    try {
      const leg = { name: 'PostgreSQL', skews: [0, 5_000], isLasting: true };
      const faults = [killSandbox, killSandbox, killDatabase(server), cutSessions, pauseSandbox, pauseSessions];
      await runLeg({ ...leg, ...main, store: await server.database(), faults }, parts);
      await onSmallDisk(join(folder, 'disk'), 64, parts, async (place) =>
        runLeg(
          {
            ...leg,
            ...disk,

            store: await databaseIn(place, await server.database()),
            faults: [fullDisk(place)],
          },
          parts,
        ),
      );
    } finally {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onSmallDisk(
  place: string,
  megabytes: number,
  { tally }: LegParts,
  run: (place: string) => Promise<void>,
): Promise<void> {
  const unmount = smallDisk(place, megabytes);
  if (!unmount) {
    tally.skipped.push(noRight);
    return;
  }
  try {
    await run(place);
  } finally {
    unmount();
  }
}
