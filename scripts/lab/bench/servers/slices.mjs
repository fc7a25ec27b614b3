// Limits a process to a share of the CPU time by pausing and resuming the process.
// Usage: node slices.mjs <process id> <share>
const [id, part] = process.argv.slice(2).map(Number);
const tick = 4;
const begun = performance.now();
let [ran, isRunning, seen] = [0, true, begun];
const run = (isWanted) => {
  if (isWanted !== isRunning) process.kill(id, isWanted ? 'SIGCONT' : 'SIGSTOP');
  isRunning = isWanted;
};
process.on('SIGTERM', () => {
  run(true);
  process.exit();
});
setInterval(() => {
  const now = performance.now();
  if (isRunning) ran += now - seen;
  seen = now;
  run(ran < part * (now - begun));
}, tick);
