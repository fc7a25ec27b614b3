import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Runs 5,000 units of work with 8 kB each. Prints how many bytes stay in memory after minor garbage collections. */
const program = `
  import { setImmediate as turn } from 'node:timers/promises';
  import { StoredTenants } from ${JSON.stringify(new URL('stored-tenants.ts', import.meta.url))};
  import { openStore } from ${JSON.stringify(new URL('open-store.ts', import.meta.url))};
  const store = await openStore('sqlite:' + process.argv[1]);
  const tenants = await StoredTenants.open(store, { clock: Date.now, mostWorlds: 1 });
  const runUnit = () => {
    const data = Array.from({ length: 1_000 }, (_, index) => index);
    return tenants.unit(() => data.length);
  };
  await runUnit();
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let unit = 0; unit < 5_000; unit++) await runUnit();
  await turn();
  gc({ type: 'minor' });
  console.log(process.memoryUsage().heapUsed - before);
  await store.close();
`;

test('the memory of a finished unit is released without a full garbage collection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cps-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const flags = ['--expose-gc', '--input-type=module', '--eval', program, join(folder, 'units.db')];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(Number(stdout)).toBeLessThan(10_000_000);
});
