// Sends eight copies of each hostile file at once to a sandbox, together with normal requests to a second tenant.
// Usage on Linux: node scripts/lab/hostile.ts [text]
// With the argument `text`, sends only hostile files whose description contains the text.
import { bystander } from './bystander.ts';
import { hostileFiles } from './hostile-files/hostile-files.ts';
import { measureTree } from './process-tree.ts';
import { startSandbox } from './sandbox-process.ts';
import { hostileSender } from './send-hostile.ts';

const atOnce = 8;
const mostMemory = 400;
const wanted = process.argv[2] ?? '';

console.log(
  '| kind | bytes | outcomes | peak RSS, MiB | of the reader, MiB | CPU, s | slowest read, ms | slowest import, ms |',
);
console.log('|---|--:|---|--:|--:|--:|--:|--:|');
for (const file of hostileFiles.filter(({ kind }) => kind.includes(wanted))) {
  const bytes = await file.make();
  const sandbox = await startSandbox();
  const sender = await hostileSender(sandbox.url);
  const stop = await bystander(sandbox.url);
  const end = measureTree(sandbox.pid);
  const outcomes = await Promise.all(Array.from({ length: atOnce }, () => sender.send(file, bytes)));
  const { peak, peakOfChild, cpu } = end();
  const { failed, slowest } = await stop();
  await sandbox.kill();
  const isGood = peak < mostMemory && failed.length === 0 && !outcomes.some((outcome) => /^5/.test(outcome));
  if (!isGood) process.exitCode = 1;
  const cells = [file.kind, bytes.length, counted(outcomes), ...[peak, peakOfChild].map(Math.round), cpu.toFixed(1)];
  const times = [slowest.read, slowest.import].map(Math.round);
  console.log(`| ${[...cells, ...times].join(' | ')} |${isGood ? '' : ` ${failed.join(', ') || 'too much'}`}`);
}

function counted(outcomes: readonly string[]): string {
  const kinds = [...new Set(outcomes)].map((kind) => [kind, outcomes.filter((each) => each === kind).length]);
  return kinds.map(([kind, count]) => `${count} × ${kind}`).join(', ');
}
