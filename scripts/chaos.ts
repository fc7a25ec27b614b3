// npm run chaos: a load over all operations of the contract while processes are killed, connections are cut and disks are
// full; what was answered is compared with what is stored.
import { parseArgs } from 'node:util';
import { runStore, type StoreName, scales, storeNames } from './chaos/legs.ts';
import { randomOf } from './chaos/random.ts';
import { Tally } from './chaos/tally.ts';

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' }, store: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);
for (const name of storeNames) {
  if (values.store && values.store !== name) continue;
  const tally = new Tally();
  const begun = performance.now();
  await runStore[name as StoreName](values.long ? scales.long : scales.short, {
    tally,
    random: randomOf(seed),
    say: console.log,
  });
  const { breaches, faults, reached, ...rest } = tally;
  console.log(name, Math.round(performance.now() - begun), rest, Object.fromEntries(faults), reached.size);
  for (const b of breaches.slice(0, 5)) console.log(b.promise, b.what, b.history.join('\n  '));
}
process.exit();
