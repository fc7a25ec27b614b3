// Preloaded into each measured server: reports its CPU time and memory when the benchmark requests them.
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() } });
});
process.channel?.unref();
