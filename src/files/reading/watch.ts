import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { limits } from './limits.ts';
import { meters, type Watched } from './watched.ts';

/** Milliseconds between two measurements. A parser can allocate at most a few MiB in this time. */
const interval = 5;

const { shared }: Watched = workerData;

/**
 * Writes the reason to standard error, which the parent reads, and ends the process, because a busy parser cannot be
 * interrupted otherwise. If the parent has ended, the write fails without effect.
 */
function end(reason: 'memory' | 'time'): void {
  try {
    writeSync(2, reason);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

function watchFile(file: number): void {
  const before = process.cpuUsage();
  while (Atomics.load(shared, meters.file) === file) {
    if (process.memoryUsage.rss() > limits.memory * 1024 * 1024) end('memory');
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > Atomics.load(shared, meters.milliseconds)) end('time');
    Atomics.wait(shared, meters.file, file, interval);
  }
}

for (;;) {
  Atomics.wait(shared, meters.file, 0);
  watchFile(Atomics.load(shared, meters.file));
}
