// Loaded ahead of each measured server: tells its own CPU time and memory when the bench asks over the channel.
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() } });
});
process.channel?.unref();
