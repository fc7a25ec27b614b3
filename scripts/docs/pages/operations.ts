import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERFACES, type Interface } from '../../redocly/interfaces.ts';
import { type Fields, fieldsOf, isRef, stringsOf } from '../../redocly/nodes.ts';
import { declaredAnswers } from '../../requests/triggers.ts';
import { anchor, basisOf, code, type Page, page, plain, prose, proseCell, table } from '../markdown.ts';
import { errorAnchors } from './errors.ts';
import { memberTableOf, shapeSections, typeOf } from './shapes.ts';

const titles = { admin: 'administration', documents: 'documents', sandbox: 'control plane' } as const;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

export function operationPages(project: string): Page[] {
  return INTERFACES.map((name) =>
    interfacePage(name, contractOf(project, name), errorAnchors(join(project, 'openapi'), name)),
  );
}

export function operationLinks(project: string): Map<string, string> {
  return new Map(
    INTERFACES.flatMap((name) =>
      operationsOf(contractOf(project, name)).map(({ operation }) => {
        const id = String(operation['operationId']);
        return [id, `[${code(id)}](./operations-${name}#${anchor(id)})`] as const;
      }),
    ),
  );
}

function contractOf(project: string, name: Interface): Fields {
  return fieldsOf(JSON.parse(readFileSync(join(project, 'dist/openapi', `${name}.json`), 'utf8')));
}

interface Interfacing {
  name: Interface;
  contract: Fields;
  anchors: ReadonlyMap<string, string>;
}

function interfacePage(name: Interface, contract: Fields, anchors: ReadonlyMap<string, string>): Page {
  const operations = operationsOf(contract);
  const tags = [contract['tags'] ?? []].flat().map(fieldsOf);
  const sections = tags.flatMap((tag) => [
    `## ${plain(String(tag['name']))}`,
    prose(tag['description']),
    ...operations
      .filter(({ operation }) => stringsOf(operation['tags']).some((each) => each === tag['name']))
      .map((each) => entryOf(each, { name, contract, anchors })),
  ]);
  return page(
    `register/operations-${name}.md`,
    '---\npageClass: register grouped\noutline: [2, 3]\n---',
    `# Operations: ${titles[name]}`,
    `This page lists all ${operations.length} operations, so that you can search and print them. The
[reference](../reference/${name}.html){target="_self"} also shows examples.`,
    ...sections,
    ...shapeSections(contract),
  );
}

interface Placed {
  line: string;
  operation: Fields;
}

function operationsOf(contract: Fields): Placed[] {
  return Object.entries(fieldsOf(contract['paths'])).flatMap(([path, item]) =>
    methods
      .filter((method) => method in fieldsOf(item))
      .map((method) => ({
        line: `${method.toUpperCase()} ${path}`,
        operation: { ...pathBasisOf(fieldsOf(item)), ...fieldsOf(fieldsOf(item)[method]) },
      })),
  );
}

function pathBasisOf({ 'x-basis': basis, 'x-decision': decision, 'x-claims': claims }: Fields): Fields {
  return { 'x-path-basis': basis, 'x-path-decision': decision, 'x-path-claims': claims };
}

function entryOf({ line, operation }: Placed, { name, contract, anchors }: Interfacing): string {
  const id = String(operation['operationId']);
  return [
    `### ${id} {#${anchor(id)}}`,
    `${code(line)} ${plain(String(operation['summary']))}`,
    [basisOf(operation), ...pathMark(operation), ...needsOf(operation)].join(' · '),
    prose(operation['description']),
    ...parameterTable(operation, contract),
    ...bodyOf(operation),
    answerTable(operation, contract, anchors),
    [`[In the reference](../reference/${name}.html#operation/${id}){target="_self"}`, ...requestsOf(name, id)].join(
      ' · ',
    ),
  ].join('\n\n');
}

function requestsOf(name: string, id: string): string[] {
  const isListed = declaredAnswers.some(({ operation }) => operation === id);
  return isListed ? [`[requests for each response](./triggers-${name}#${anchor(id)})`] : [];
}

function pathMark(operation: Fields): string[] {
  const basis = basisOf(operation, 'x-path-');
  return basis === '' ? [] : [`path ${basis}`];
}

function needsOf(operation: Fields): string[] {
  const { 'x-roles': roles, 'x-feature-flag': flag, 'x-job-kind': kind } = operation;
  const marked = (text: string, prefix: string) => [`${text} ${basisOf(operation, prefix)}`.trim()];
  return [
    ...(Array.isArray(roles) ? marked(`for ${stringsOf(roles).map(code).join(' and ')}`, 'x-roles-') : []),
    ...(typeof flag === 'string' ? marked(`with the feature flag ${code(flag)}`, 'x-feature-flag-') : []),
    ...(typeof kind === 'string' ? [`starts a job of the kind ${code(kind)}`] : []),
  ];
}

function parameterTable(operation: Fields, contract: Fields): string[] {
  const parameters = [operation['parameters'] ?? []].flat().map((each) => followed(each, contract));
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    code(String(parameter['name'])),
    [String(parameter['in']), typeOf(parameter['schema']), parameter['required'] === true ? 'required' : '']
      .filter(Boolean)
      .join(', '),
    proseCell(parameter['description']),
    basisOf(parameter),
  ]);
  return [table(['Parameter', 'Value', 'Meaning', 'Basis'], rows)];
}

function bodyOf(operation: Fields): string[] {
  const types = Object.entries(fieldsOf(fieldsOf(operation['requestBody'])['content']));
  const [[, first] = []] = types;
  if (first === undefined) return [];
  const schema = fieldsOf(first)['schema'];
  const names = types.map(([type]) => code(type)).join(' or ');
  return [`**Body** ${names} · ${typeOf(schema)}`, ...memberTableOf(schema)];
}

function answerTable(operation: Fields, contract: Fields, anchors: ReadonlyMap<string, string>): string {
  const rows = Object.entries(fieldsOf(operation['responses'])).map(([status, response]) => {
    const answer = followed(response, contract);
    const codes = stringsOf(answer['x-codes']).map((name) => `[${code(name)}](./errors#${anchors.get(name)})`);
    const shapes = new Set(Object.values(fieldsOf(answer['content'])).map((each) => typeOf(fieldsOf(each)['schema'])));
    return [
      code(status),
      proseCell(answer['description']),
      codes.join(', ') || [...shapes].join(' or '),
      basisOf(answer),
    ];
  });
  return table(['Status', 'Meaning', 'Shape or codes', 'Basis'], rows);
}

function followed(node: unknown, contract: Fields): Fields {
  if (!isRef(node)) return fieldsOf(node);
  const target = node.$ref.slice(2).split('/');
  return fieldsOf(
    target.reduce<unknown>(
      (place, step) => fieldsOf(place)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    ),
  );
}
