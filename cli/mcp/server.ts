import { readFileSync } from 'node:fs';
import { createMcpHandler, fromJsonSchema, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import { mcpPath } from '../../src/http/routes/serve-mcp.ts';
import { callOperation } from './call.ts';
import { plainSchema, type Schema } from './contract.ts';
import type { Asked, Door } from './door.ts';
import { explainResult } from './explain.ts';
import { explainRefusal, readJournal } from './journal.ts';
import { lookUp } from './look-up.ts';
import { addResources } from './resources.ts';
import { runCertification, runExploration, runGrade } from './runs.ts';
import { sender } from './send.ts';
import { type Actions, steer, steeringSchema } from './steer.ts';

interface ToolRow {
  title: string;
  description: string;
  /** The actions of a tool that only calls operations of the control plane. */
  actions?: Actions;
  parameters?: Schema;
  readOnly?: true;
}

interface ToolFile {
  instructions: string;
  tools: Record<string, ToolRow>;
}

const { instructions, tools }: ToolFile = parse(readFileSync(new URL('./tools.yaml', import.meta.url), 'utf8'));

export interface DoorOptions {
  url: string;
  controlKey: string | undefined;
  isOwn: boolean;
}

/** Answers requests to the address of the sandbox for MCP. */
export function httpHandler(options: Omit<DoorOptions, 'isOwn'>) {
  const door = openDoor({ ...options, isOwn: false });
  const { fetch } = createMcpHandler(({ requestInfo }) => {
    const links = requestInfo?.url.slice(0, -mcpPath.length) ?? options.url;
    return serverOf(door, links);
  });
  return (request: Request): Promise<Response> => fetch(request);
}

export function openDoor({ url, controlKey, isOwn }: DoorOptions): Door {
  return { url, controlKey, isOwn, send: sender(url, controlKey), results: new Map() };
}

export function serverOf(door: Door, links: string): McpServer {
  const server = new McpServer({ name: packageFile.name, version: packageFile.version }, { instructions });
  const add = <Call>(name: string, run: (call: Call, asked: Asked) => unknown, schema?: Schema) => {
    const { title, description, parameters, readOnly = false } = tools[name] ?? { title: name, description: name };
    const inputSchema = fromJsonSchema<Call>(schema ?? plainSchema(parameters));
    const annotations = { readOnlyHint: readOnly, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, annotations }, async (call: Call, context) =>
      resultOf(await run(call, { ...door, links, ...stateOf(context) })),
    );
  };
  for (const [name, { actions }] of Object.entries(tools)) {
    if (actions)
      add(name, (call: Parameters<typeof steer>[1], asked) => steer(actions, call, asked), steeringSchema(actions));
  }
  add('call_operation', callOperation);
  add('read_journal', readJournal);
  add('explain_refusal', explainRefusal);
  add('run_certification', alone(runCertification));
  add('run_exploration', alone(runExploration));
  add('run_grade', alone(runGrade));
  add('explain_result', explainResult);
  add('look_up', lookUp);
  addResources(server);
  return server;
}

const longest = 12_000;

function resultOf(value: unknown) {
  const text = JSON.stringify(value, null, 1);
  const shown = text.length > longest ? `${text.slice(0, longest)}\n… (${text.length} characters; ask for less)` : text;
  return { content: [{ type: 'text' as const, text: shown }] };
}

function stateOf({ mcpReq }: ServerContext) {
  const { progressToken } = mcpReq._meta ?? {};
  const progress = (done: number, total: number) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress: done, ...(total > 0 && { total }) };
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
  return { progress, signal: mcpReq.signal };
}

let running = false;

/** One run at a time, because runs load the sandbox and change the same tenants. */
function alone<Call>(run: (call: Call, asked: Asked) => Promise<unknown>) {
  return async (call: Call, asked: Asked) => {
    if (running) throw new TypeError('another run is under way; call the tool again when it has ended');
    running = true;
    return run(call, asked).finally(() => {
      running = false;
    });
  };
}
