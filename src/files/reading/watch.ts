import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { limits } from './limits.ts';
import { meters, type Watched } from './watched.ts';

/**
 * The time in milliseconds between two measurements of the reader process.
 * A file parser allocates only a few MiB between two measurements of the reader process.
 */
const interval = 5;

const { shared }: Watched = workerData;

/**
 * Kills the reader process, because a busy parser cannot be interrupted in any other way.
 * Before the process is killed, the exceeded limit is written to standard error, which the parent process reads.
 * The write to standard error fails without effect if the parent process has already ended.
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
