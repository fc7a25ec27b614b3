// Each measured server loads this module. On request, the module reports the server's CPU time and memory.
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() } });
});
process.channel?.unref();
