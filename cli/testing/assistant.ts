import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Json = ReturnType<typeof JSON.parse>;
type Rpc = (method: string, params?: object) => Promise<Json>;

const accept = 'application/json, text/event-stream';

/** Sends a text to the address for MCP, as a client that has not initialized anything. */
export function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { accept, 'content-type': 'application/json' };
  return fetch(`${url}/_sandbox/mcp`, { method: 'POST', headers: { ...usual, ...headers }, body });
}

/** An assistant that calls tools over HTTP. */
export function overHttp(url: string, headers: Record<string, string> = {}) {
  return toolsOf(async (method, params) => {
    const answer = await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers);
    const text = await answer.text();
    const [data = text] = [...text.matchAll(/^data: (.*)$/gm)].map(([, message]) => message).slice(-1);
    return JSON.parse(data);
  });
}

/** An assistant that starts `cps mcp` and calls tools over its standard input and output. */
export function overStdio(parameters: readonly string[] = []) {
  const cps = fileURLToPath(new URL('../../bin/cps.js', import.meta.url));
  const child = spawn(process.execPath, [cps, 'mcp', ...parameters], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const waiting = new Map<unknown, (message: Json) => void>();
  const other: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answered = waiting.get(JSON.parse(line).id);
    if (answered) answered(JSON.parse(line));
    else other.push(line);
  });
  let requests = 0;
  const rpc: Rpc = (method, params) => {
    requests += 1;
    const id = requests;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const close = async () => {
    child.stdin.end();
    const [exitCode] = await ended;
    return exitCode;
  };
  return { ...toolsOf(rpc), child, other, close };
}

function toolsOf(rpc: Rpc) {
  const tool = async (name: string, parameters: object): Promise<Json> => {
    const { result, error } = await rpc('tools/call', { name, arguments: parameters });
    const text: string = result?.content[0].text ?? error.message;
    return error || result.isError ? { refused: text } : JSON.parse(text);
  };
  return { rpc, tool };
}

export const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
