import { readFileSync } from 'node:fs';
import { fromJsonSchema, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import type { McpHandler } from '../../src/http/routes/route-parts.ts';
import { mcpPath } from '../../src/http/routes/serve-mcp.ts';
import { callOperation } from './call.ts';
import { type Schema, withoutReferences } from './contract.ts';
import type { Asked, Door } from './door.ts';
import { explainResult } from './explain.ts';
import { explainRefusal, readJournal } from './journal.ts';
import { lookUp } from './look-up.ts';
import { addResources } from './resources.ts';
import type { GradeCall } from './runs.ts';
import { sender } from './send.ts';
import { withSessions } from './sessions.ts';
import { type Actions, type SteeringCall, steer, steeringSchema } from './steer.ts';

interface ToolRow {
  title: string;
  description: string;
  readOnly?: true;
  /** Only for a tool that calls operations of the control plane. */
  actions?: Actions;
  parameters?: Schema;
}

const file: { instructions: string; tools: Record<string, ToolRow> } = parse(
  readFileSync(new URL('./tools.yaml', import.meta.url), 'utf8'),
);
const { instructions, tools } = file;
const schemas = Object.fromEntries(
  Object.entries(tools).map(([name, { actions, parameters = {} }]): [string, Schema] => {
    return [name, actions ? steeringSchema(actions) : withoutReferences(parameters)];
  }),
);

/** Answers requests to the address of the sandbox for MCP. */
export function httpHandler(url: string, controlKey: string | undefined): McpHandler {
  const door = openDoor(url, controlKey, { isOwn: false });
  const linksOf = (request?: Request) => request?.url.slice(0, -mcpPath.length) ?? url;
  return withSessions(({ requestInfo }) => serverOf(door, linksOf(requestInfo)));
}

export function openDoor(url: string, controlKey: string | undefined, { isOwn }: Pick<Door, 'isOwn'>): Door {
  return { url, controlKey, isOwn, send: sender(url, controlKey), results: new Map() };
}

export function serverOf(door: Door, links: string): McpServer {
  const server = new McpServer({ name: packageFile.name, version: packageFile.version }, { instructions });
  const add = <Call>(name: string, run: (call: Call, asked: Asked) => unknown) => {
    const { title = name, description = '', readOnly = false } = tools[name] ?? {};
    const inputSchema = fromJsonSchema<Call>(schemas[name] ?? {});
    const annotations = { readOnlyHint: readOnly, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, annotations }, async (call: Call, { mcpReq }) =>
      resultOf(await run(call, { ...door, links, signal: mcpReq.signal, progress: progressOf(mcpReq) })),
    );
  };
  for (const [name, { actions }] of Object.entries(tools)) {
    if (actions) add(name, (call: SteeringCall, asked) => steer(actions, call, asked));
  }
  add('call_operation', callOperation);
  add('read_journal', readJournal);
  add('explain_refusal', explainRefusal);
  add('run_certification', (call: object, asked) => alone(async () => (await runs()).runCertification(call, asked)));
  add('run_exploration', (call: object, asked) => alone(async () => (await runs()).runExploration(call, asked)));
  add('run_grade', (call: GradeCall, asked) => alone(async () => (await runs()).runGrade(call, asked)));
  add('explain_result', explainResult);
  add('look_up', lookUp);
  addResources(server);
  return server;
}

const runs = () => import('./runs.ts');
const longest = 12_000;

function resultOf(value: unknown) {
  const text = JSON.stringify(value, null, 1);
  const shown = text.length > longest ? `${text.slice(0, longest)}\n… (${text.length} characters; ask for less)` : text;
  return { content: [{ type: 'text' as const, text: shown }] };
}

function progressOf({ _meta, notify }: ServerContext['mcpReq']): Asked['progress'] {
  const { progressToken } = _meta ?? {};
  return (progress, total) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress, ...(total !== undefined && { total }) };
    notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

let running = false;

/** One run at a time, because runs load the sandbox and change the same tenants. */
async function alone(run: () => Promise<unknown>): Promise<unknown> {
  if (running) throw new TypeError('another run is under way; call the tool again when it has ended');
  running = true;
  return run().finally(() => {
    running = false;
  });
}
