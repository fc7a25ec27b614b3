// Loaded ahead of each measured server: tells its own CPU time and memory when the bench asks over the channel.
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() });
});
process.channel?.unref();
