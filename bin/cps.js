#!/usr/bin/env node
// Plain JavaScript with nothing new in it, so that an old Node reaches the sentence that says what is needed.
const wanted = [24, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(`cps needs Node ${wanted.join('.')} or newer, this is Node ${process.versions.node}.`);
  console.error('In a clone, "npm start" and "npx cps" bring the right one with the install.');
  process.exitCode = 2;
} else {
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import('../src/cli/main.ts');
  await main(process.argv);
}
