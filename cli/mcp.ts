import { finished } from 'node:stream';

export async function serve({ url }: { url?: string }): Promise<void> {
  const [{ serveStdio }, { openDoor, serverOf }, { connected }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./mcp/server.ts'),
    import('./grade/grade-tenant.ts'),
  ]);
  const controlKey = process.env['CPS_CONTROL_KEY'];
  const sandbox = await (url === undefined ? ownSandbox() : connected(url));
  const door = openDoor(sandbox.url, url === undefined ? undefined : controlKey, { isOwn: true });
  const served = serveStdio(() => serverOf(door, sandbox.url), { onerror: report });
  finished(process.stdin, { writable: false }, () => void served.close().then(sandbox.close));
  console.error(`cps mcp: serving the sandbox ${sandbox.url}`);
}

async function ownSandbox() {
  const { createSandbox } = await import('../src/library/create-sandbox.ts');
  return createSandbox({ onFault: report });
}

function report(error: unknown): void {
  console.error(`cps mcp: ${error instanceof Error ? error.message : String(error)}`);
}
