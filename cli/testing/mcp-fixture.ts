import { fromJsonSchema, McpServer, ResourceTemplate, type ServerContext } from '@modelcontextprotocol/server';

const data = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const text = (words: string) => ({ type: 'text' as const, text: words });
const image = { type: 'image' as const, data, mimeType: 'image/png' };
const audio = { type: 'audio' as const, data: 'UklGRiQAAABXQVZFZm10IA==', mimeType: 'audio/wav' };
const resource = (uri: string, mimeType: string, words: string) => ({
  ...{ type: 'resource' as const, resource: { uri, mimeType, text: words } },
});

const contents = {
  test_simple_text: [text('This is a simple text response for testing.')],
  test_image_content: [image],
  test_audio_content: [audio],
  test_embedded_resource: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  test_multiple_content_types: [
    text('Multiple content types test:'),
    image,
    resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ],
};

const address = { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } };
const schema2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: { address },
  type: 'object' as const,
  properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
  additionalProperties: false,
};

const texts = (names: string[]) => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return fromJsonSchema<Record<string, string>>({ type: 'object', properties, required: names });
};

/** The tools, resources and prompts that the official conformance suite calls by name. */
export function fixtureServer(): McpServer {
  const capabilities = { logging: {}, completions: {}, resources: { subscribe: true } };
  const server = new McpServer({ name: 'fixture', version: '1' }, { capabilities });
  addTools(server);
  addResources(server);
  addPrompts(server);
  for (const method of ['resources/subscribe', 'resources/unsubscribe'] as const) {
    server.server.setRequestHandler(method, () => ({}));
  }
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: ['paris'] } }));
  return server;
}

function addTools(server: McpServer): void {
  const add = (
    name: string,
    run: (context: ServerContext) => Promise<(typeof contents)['test_multiple_content_types']>,
  ) => server.registerTool(name, { description: name }, async (context) => ({ content: await run(context) }));
  for (const [name, content] of Object.entries(contents)) {
    server.registerTool(name, { description: name }, () => ({ content }));
  }
  add('test_error_handling', async () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  add('test_tool_with_logging', async ({ mcpReq }) => {
    for (const words of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.log('info', words);
    }
    return [text('logged')];
  });
  add('test_tool_with_progress', async ({ mcpReq: { _meta, notify } }) => {
    for (const progress of [0, 50, 100]) {
      const params = { progressToken: _meta?.progressToken ?? 0, progress, total: 100 };
      await notify({ method: 'notifications/progress', params });
    }
    return [text('done')];
  });
  const inputSchema = fromJsonSchema(schema2020);
  server.registerTool('json_schema_2020_12_tool', { description: 'schema', inputSchema }, () => ({ content: [] }));
}

function addResources(server: McpServer): void {
  const [words, picture] = ['test://static-text', 'test://static-binary'];
  const written = { uri: words, mimeType: 'text/plain', text: 'This is the content of the static text resource.' };
  server.registerResource('text', words, {}, () => ({ contents: [written] }));
  const drawn = { uri: picture, mimeType: 'image/png', blob: data };
  server.registerResource('image', picture, {}, () => ({ contents: [drawn] }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, {}, (uri, { id }) => {
    const value = { id, templateTest: true, data: `Data for ID: ${id}` };
    return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value) }] };
  });
}

function addPrompts(server: McpServer): void {
  type Content = ReturnType<typeof text> | typeof image | ReturnType<typeof resource>;
  const add = (name: string, names: string[], contentsOf: (values: Record<string, string>) => Content[]) =>
    server.registerPrompt(name, { description: name, argsSchema: texts(names) }, (values) => ({
      messages: contentsOf(values).map((content) => ({ role: 'user', content })),
    }));
  add('test_simple_prompt', [], () => [text('This is a simple prompt for testing.')]);
  add('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1, arg2 }) => [
    text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  ]);
  add('test_prompt_with_embedded_resource', ['resourceUri'], ({ resourceUri = '' }) => [
    resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
    text('Please process the embedded resource above.'),
  ]);
  add('test_prompt_with_image', [], () => [image, text('Please analyze the image above.')]);
}
