#!/usr/bin/env node
// Plain JavaScript with nothing new in it, so that an old Node reaches the sentence that says what is needed.
const wanted = [24, 18];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(`cps needs Node ${wanted.join('.')} or newer, this is Node ${process.versions.node}.`);
  console.error('In a clone, "npm start" and "npx cps" bring the right one with the install.');
  process.exitCode = 2;
} else {
  const [{ existsSync }, { enableCompileCache }] = await Promise.all([import('node:fs'), import('node:module')]);
  enableCompileCache();
  // A clone has the sources, a package what was compiled of them.
  const sources = new URL('../src/cli/main.ts', import.meta.url);
  const { main } = await import(existsSync(sources) ? sources.href : '../dist/js/src/cli/main.js');
  await main(process.argv);
}
