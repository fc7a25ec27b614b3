import { type ListedRequest, type ListedTrigger, listedTriggers } from '../../requests/listing.ts';
import { code, type Page, page, plain } from '../markdown.ts';

const interfaces = { admin: 'Administration', documents: 'Documents', sandbox: 'Control plane' } as const;

export function triggerPages(): Page[] {
  const triggers = listedTriggers();
  const names = Object.keys(interfaces) as (keyof typeof interfaces)[];
  const links = names.map((name) => {
    const own = triggers.filter((trigger) => trigger.interface === name);
    return `- [${interfaces[name]}](./triggers-${name}) has ${own.length} responses.`;
  });
  const overview = page(
    'register/triggers.md',
    '# Requests for each response',
    `The contract declares ${triggers.length} responses. Each combination of operation, status and media type counts as
one response. For each response a page lists requests that lead to it. A test sends all these requests and so checks that
the sandbox can return every declared response.`,
    links.join('\n'),
    'With the header `Prefer` a request gets [any declared response](/partner/any-answer) directly.',
  );
  return [overview, ...names.map((name) => interfacePage(name, triggers))];
}

function interfacePage(name: keyof typeof interfaces, triggers: readonly ListedTrigger[]): Page {
  const own = triggers.filter((trigger) => trigger.interface === name);
  const operations = [...new Set(own.map(({ operation }) => operation))];
  return page(
    `register/triggers-${name}.md`,
    '---\npageClass: register\noutline: 2\n---',
    `# Requests for each response (${interfaces[name].toLowerCase()})`,
    'In the requests `{tenant}` is the name of a tenant that was created as a copy of aurora. Other names in braces stand for values of an earlier response.',
    ...operations.map((operation) =>
      [`## ${operation}`, ...own.filter((trigger) => trigger.operation === operation).map(entryOf)].join('\n\n'),
    ),
  );
}

function entryOf({ status, mediaType, about, start, requests }: ListedTrigger): string {
  const head = `**${status}**${mediaType ? ` ${code(mediaType)}` : ''} ${plain(about)}`;
  const verb = start === 'control key' ? 'requires' : 'has';
  const needs = start ? ` The sandbox of this example ${verb} a ${plain(start)}.` : '';
  const steps = `\`\`\`\`http\n${requests.map(requestText).join('\n\n')}\n\`\`\`\``;
  return [`${head}${needs}\n\n::: details Requests`, `${steps}\n:::`].join('\n\n');
}

function requestText({ line, as, headers, body, save }: ListedRequest): string {
  const lines = Object.entries({ ...headers }).map(([name, value]) => `${name}: ${value}`);
  const saved = Object.entries(save).map(([name, pointer]) => `# {${name}} is ${pointer} of the response`);
  return [`${line}${as ? `   # as ${as}` : ''}`, ...lines, ...(body === null ? [] : [shortened(body)]), ...saved].join(
    '\n',
  );
}

const most = 600;

function shortened(body: string): string {
  return body.length <= most ? body : `${body.slice(0, most)} … ${body.length} characters`;
}
