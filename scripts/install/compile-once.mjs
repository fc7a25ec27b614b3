import { mkdirSync } from 'node:fs';
import { runChild } from '../run-child.mjs';

export async function compileOnce(folder, node, parameters) {
  try {
    if (mkdirSync(folder, { recursive: true }) === undefined) return true;
  } catch {
    return false;
  }
  console.error('Compiling the sandbox: about a second.');
  let hasStarted = false;
  // The output is ignored, because the sandbox prints the same output again at the next start.
  const options = { env: { ...process.env, NODE_COMPILE_CACHE: folder }, stdio: ['ignore', 'pipe', 'ignore'] };
  const { exitCode, isInterrupted } = await runChild(node, parameters, options, (child) => {
    child.stdout.once('data', () => {
      hasStarted = true;
      child.kill();
    });
  });
  if (isInterrupted && !hasStarted) process.exit(exitCode);
  return true;
}
