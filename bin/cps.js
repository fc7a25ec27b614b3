#!/usr/bin/env node
const refusal = await import('./refuse-old-node.js').catch((error) => error);

if (refusal instanceof Error) {
  console.error(refusal.message);
  console.error('In a clone, "npm start" installs the required version of Node.');
  process.exitCode = 2;
} else {
  const [{ existsSync }, { enableCompileCache }] = await Promise.all([import('node:fs'), import('node:module')]);
  enableCompileCache();
  // A clone contains the sources, the package contains the compiled code.
  const sources = new URL('../cli/main.ts', import.meta.url);
  const { main } = await import(existsSync(sources) ? sources.href : '../dist/js/cli/main.js');
  await main(process.argv);
}
