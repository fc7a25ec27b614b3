import { type ListedRequest, type ListedTrigger, listedTriggers } from '../../triggers/listing.ts';
import { code, type Page, page, plain } from '../markdown.ts';

const interfaces = { admin: 'Administration', documents: 'Documents', sandbox: 'Control plane' } as const;

/**
 * Creates the pages with the requests that lead to each response of the contract. The tests send all these requests.
 */
export function triggerPages(): Page[] {
  const triggers = listedTriggers();
  const names = Object.keys(interfaces) as (keyof typeof interfaces)[];
  const links = names.map((name) => {
    const own = triggers.filter((trigger) => trigger.interface === name);
    return `- [${interfaces[name]}](./triggers-${name}): ${own.length} answers`;
  });
  const overview = page(
    'register/triggers.md',
    '# Where each answer comes from',
    `The contract declares ${triggers.length} answers: an operation, a status, a media type. Each has requests that bring
it about, and a test that sends them, so that none is declared in vain.`,
    links.join('\n'),
    'A shorter way, when only the answer matters: [any declared answer](/partner/any-answer).',
  );
  return [overview, ...names.map((name) => interfacePage(name, triggers))];
}

function interfacePage(name: keyof typeof interfaces, triggers: readonly ListedTrigger[]): Page {
  const own = triggers.filter((trigger) => trigger.interface === name);
  const operations = [...new Set(own.map(({ operation }) => operation))];
  return page(
    `register/triggers-${name}.md`,
    '---\npageClass: register\noutline: 2\n---',
    `# Where each answer comes from: ${interfaces[name].toLowerCase()}`,
    '`{tenant}` is a tenant made as a copy of aurora; other names in braces were saved from an answer before.',
    ...operations.map((operation) =>
      [`## ${operation}`, ...own.filter((trigger) => trigger.operation === operation).map(entryOf)].join('\n\n'),
    ),
  );
}

function entryOf({ status, mediaType, about, start, requests }: ListedTrigger): string {
  const head = `**${status}**${mediaType ? ` ${code(mediaType)}` : ''} ${plain(about)}`;
  const needs = start ? [`The sandbox was started with: ${plain(start)}.`] : [];
  const steps = `\`\`\`\`http\n${requests.map(requestText).join('\n\n')}\n\`\`\`\``;
  return [`${head}\n\n::: details How`, ...needs, `${steps}\n:::`].join('\n\n');
}

function requestText({ line, as, headers, body, save }: ListedRequest): string {
  const lines = Object.entries({ ...headers }).map(([name, value]) => `${name}: ${value}`);
  const saved = Object.entries(save).map(([name, pointer]) => `# {${name}} is ${pointer} of the answer`);
  return [`${line}${as ? `   # as ${as}` : ''}`, ...lines, ...(body === null ? [] : [shortened(body)]), ...saved].join(
    '\n',
  );
}

const most = 600;

function shortened(body: string): string {
  return body.length <= most ? body : `${body.slice(0, most)} … ${body.length} characters`;
}
