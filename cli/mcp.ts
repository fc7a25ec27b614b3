import type { Command } from 'commander';
import { helpOf, parseBaseUrl, UsageError } from './options.ts';

export function registerMcp(program: Command): void {
  program
    .command('mcp')
    .description('serve an assistant over the Model Context Protocol (stdio)')
    .option('--url <url>', 'use the running sandbox at this URL instead of a new one', parseBaseUrl)
    .addHelpText('after', helpOf('mcp'))
    .action(serve);
}

async function serve({ url }: { url?: string }): Promise<void> {
  const [{ serveStdio }, { openDoor, serverOf }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./mcp/server.ts'),
  ]);
  const controlKey = process.env['CPS_CONTROL_KEY'];
  const sandbox = await (url === undefined ? ownSandbox() : running(url, controlKey));
  const door = openDoor({ url: sandbox.url, controlKey: url === undefined ? undefined : controlKey, isOwn: true });
  const served = serveStdio(() => serverOf(door, sandbox.url), { onerror: report });
  process.stdin.once('close', () => void served.close().then(sandbox.close));
  console.error(`cps mcp: serving the sandbox ${sandbox.url}`);
}

async function ownSandbox() {
  const { createSandbox } = await import('../src/library/create-sandbox.ts');
  return createSandbox({ onFault: report });
}

async function running(url: string, controlKey: string | undefined) {
  const { connectSandbox } = await import('../src/library/connect-sandbox.ts');
  return connectSandbox(url, { ...(controlKey !== undefined && { controlKey }) }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`no sandbox can be reached at ${url} (${reason})`);
  });
}

function report(error: unknown): void {
  console.error(`cps mcp: ${error instanceof Error ? error.message : String(error)}`);
}
