import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readingLimits } from './limits.ts';
import { meters, type Watched } from './watched.ts';

/** Milliseconds between two measurements. */
const interval = 5;

const { shared }: Watched = workerData;

/** A busy parser cannot be interrupted otherwise. The parent process reads the exceeded limit from standard error. */
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
    if (process.memoryUsage.rss() > readingLimits.memory * 1024 * 1024) end('memory');
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > Atomics.load(shared, meters.milliseconds)) end('time');
    Atomics.wait(shared, meters.file, file, interval);
  }
}

for (;;) {
  Atomics.wait(shared, meters.file, 0);
  watchFile(Atomics.load(shared, meters.file));
}
