#!/usr/bin/env node
const refusal = await import('./refuse-old-node.js').catch((error) => error);
const { existsSync } = await import('node:fs');
// A clone contains the sources, the package contains the compiled code.
const sources = new URL('../cli/main.ts', import.meta.url);
const isClone = existsSync(sources);

if (refusal instanceof Error) fail(refusal.message);
else if (isClone && !process.features.typescript)
  fail(`The sources in a clone need Node 22.18 or newer, this is Node ${process.versions.node}.`);
else {
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import(isClone ? sources.href : '../dist/js/cli/main.js');
  await main(process.argv);
}

function fail(message) {
  console.error(message);
  console.error('In a clone, "npm start" installs the required version of Node.');
  process.exitCode = 2;
}
