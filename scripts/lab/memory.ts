// Attacks a sandbox with many hostile clients of each kind, and prints the memory during and after each attack.
// Usage on Linux: node scripts/lab/memory.ts [text]
// With the argument `text`, runs only the kinds whose description contains the text.

import { hostileKinds, measureAttack } from '../../testing/hostile/hostile-client.ts';

const wanted = process.argv[2] ?? '';

console.log('| kind | clients | before, MiB | peak, MiB | after, MiB |');
console.log('|---|---|--:|--:|--:|');
for (const each of hostileKinds.filter(({ kind }) => kind.includes(wanted))) {
  const { before, peak, after, isGood } = await measureAttack(each);
  if (!isGood) process.exitCode = 1;
  console.log(`| ${each.kind} | ${each.clients} | ${before} | ${peak} | ${after} |${isGood ? '' : ' too much'}`);
}
