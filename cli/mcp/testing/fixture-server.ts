import { readFileSync } from 'node:fs';
import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  fromJsonSchema,
  type InputRequests,
  inputRequired,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { parse } from 'yaml';

interface Asking {
  arguments?: string[];
  state?: true;
  /** Asks only for what the client says it can answer. */
  onlyDeclared?: true;
  rounds: InputRequests[];
}

type Texts = Record<string, string>;
type Content = { type: 'text'; text: string };

const file: {
  tools: Record<string, { content: Content[]; isError?: true }>;
  resources: Record<string, { mimeType: string; text: string }>;
  prompts: Record<string, { arguments?: string[]; messages: Content[] }>;
  asking: Record<string, Asking>;
  askingPrompt: Asking & { name: string };
} = parse(readFileSync(new URL('./fixture.yaml', import.meta.url), 'utf8'), { merge: true });

const codec = createRequestStateCodec<number>({ key: 'a key that only tests of this server use' });
const textsOf = (names: readonly string[] = []) =>
  fromJsonSchema<Texts>({
    ...{ type: 'object', required: [...names] },
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
const filled = <Value>(value: Value, texts: Texts): Value =>
  JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole));
const said = (text: string) => ({ content: [{ type: 'text' as const, text }] });

/** Has the tools, resources and prompts that the official conformance suite calls by name. */
export function fixtureServer(): McpServer {
  const capabilities = { logging: {}, completions: {}, resources: { subscribe: true } };
  const options = { capabilities, requestState: { verify: codec.verify } };
  const server = new McpServer({ name: 'fixture', version: '1' }, options);
  for (const [name, result] of Object.entries(file.tools))
    server.registerTool(name, { description: name }, () => result);
  for (const [name, asking] of Object.entries(file.asking)) {
    const inputSchema = textsOf(asking.arguments);
    server.registerTool(name, { description: name, inputSchema }, async (texts: Texts, context: ServerContext) => {
      const question = await questionOf(asking, texts, context);
      return question ?? said(`state-ok ${JSON.stringify(context.mcpReq.inputResponses)}`);
    });
  }
  addNotifyingTools(server);
  addResources(server);
  addPrompts(server);
  return server;
}

/** Returns the next round of questions, or undefined if all have been answered. */
async function questionOf({ state, onlyDeclared, rounds }: Asking, texts: Texts, { mcpReq }: ServerContext) {
  const answers = mcpReq.inputResponses ?? {};
  const answered = mcpReq.requestState<number>() ?? 0;
  const round = Object.keys(rounds[answered] ?? {}).every((key) => key in answers) ? answered + 1 : answered;
  const questions = rounds[round];
  if (!questions) return undefined;
  const envelope = new Map<string, object>(Object.entries(mcpReq.envelope ?? {}));
  const declared = Object.keys(envelope.get(CLIENT_CAPABILITIES_META_KEY) ?? {});
  const asked = Object.entries(filled(questions, texts)).filter(
    ([, { method }]) => !onlyDeclared || declared.includes(method.replace(/\/.*/, '')),
  );
  return inputRequired({
    inputRequests: Object.fromEntries(asked),
    ...(state && { requestState: await codec.mint(round) }),
  });
}

function addNotifyingTools(server: McpServer): void {
  server.registerTool('test_tool_with_progress', { description: 'notifies' }, async ({ mcpReq: { _meta, notify } }) => {
    const token = { progressToken: _meta?.progressToken ?? 0 };
    for (const progress of [0, 50, 100])
      await notify({ method: 'notifications/progress', params: { ...token, progress } });
    return said('done');
  });
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    server.registerTool(name, { description: name }, async ({ mcpReq }) => {
      for (const part of ['started', 'processing data', 'completed']) await mcpReq.log('info', `Tool ${part}`);
      return said('done');
    });
  }
}

function addResources(server: McpServer): void {
  for (const [uri, contents] of Object.entries(file.resources)) {
    server.registerResource(uri, uri, {}, () => ({ contents: [{ uri, ...contents }] }));
  }
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, {}, ({ href: uri }, { id }) => {
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri, mimeType: 'application/json', text }] };
  });
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function addPrompts(server: McpServer): void {
  for (const [name, { arguments: names, messages }] of Object.entries(file.prompts)) {
    server.registerPrompt(name, { description: name, argsSchema: textsOf(names) }, (texts: Texts) => ({
      messages: filled(messages, texts).map((content) => ({ role: 'user' as const, content })),
    }));
  }
  const { name, ...asking } = file.askingPrompt;
  server.registerPrompt(name, { description: name }, async (context) => {
    return (await questionOf(asking, {}, context)) ?? { messages: [] };
  });
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: ['paris', 'park'] } }));
}
