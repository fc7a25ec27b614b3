import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredAnswers } from '../../../testing/requests/triggers.ts';
import { type Document, findOperations, type OperationModel, resolve } from '../../generate/model.ts';
import { type Fields, fieldsOf, isRef, stringsOf } from '../../redocly/nodes.ts';
import { anchor, basisOf, code, type DocsPage } from '../markdown.ts';
import { sitePage } from '../render.ts';
import { errorAnchors } from './registers.ts';

interface Member {
  path: string;
  value: string;
  description: unknown;
  /** The error code that a violation is answered with. */
  violation: unknown;
  basis: string;
}

export function schemaMembers(schema: Fields, prefix = ''): Member[] {
  const required = stringsOf(schema['required']);
  return Object.entries(fieldsOf(schema['properties'])).flatMap(([name, property]) => {
    const member = fieldsOf(property);
    const path = `${prefix}${name}`;
    const value = [typeOf(member), required.includes(name) ? 'required' : ''].filter(Boolean).join(', ');
    const { description, 'x-code': violation } = member;
    const own = { path, value, description, violation, basis: basisOf(member) };
    return [own, ...schemaMembers(member, `${path}.`), ...schemaMembers(fieldsOf(member['items']), `${path}[].`)];
  });
}

export function typeOf(schema: unknown): string {
  const fields = fieldsOf(schema);
  if (isRef(fields)) return linkTo(fields.$ref);
  if ('const' in fields) return code(JSON.stringify(fields['const']));
  if (Array.isArray(fields['enum'])) return fields['enum'].map((value) => code(JSON.stringify(value))).join(', ');
  if (Array.isArray(fields['oneOf'])) return fields['oneOf'].map(typeOf).join(' or ');
  const types = [fields['type']].flat().filter((type) => typeof type === 'string');
  const items = fields['items'] === undefined ? '' : ` of ${typeOf(fields['items'])}`;
  return [`${types.join(' or ')}${items}`, ...boundsOf(fields)].filter(Boolean).join(', ');
}

function linkTo(ref: string): string {
  return `[${nameOf(ref)}](#shape-${anchor(nameOf(ref))})`;
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

const units: readonly [least: string, most: string, unit: string][] = [
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' entries'],
  ['minProperties', 'maxProperties', ' members'],
  ['minimum', 'maximum', ''],
];

function boundsOf(schema: Fields): string[] {
  const ranges = units.flatMap(([least, most, unit]) => range(schema[least], schema[most], unit));
  const { format, pattern } = schema;
  return [
    ...(typeof format === 'string' ? [format] : []),
    ...ranges,
    ...(typeof pattern === 'string' ? [code(pattern)] : []),
  ];
}

function range(least: unknown, most: unknown, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (least === undefined) return [`at most ${most}${counted(most, unit)}`];
  if (most === undefined) return [`at least ${least}${counted(least, unit)}`];
  return [`${least} to ${most}${counted(most, unit)}`];
}

function counted(count: unknown, units: string): string {
  return count === 1 ? units.replace(/ies$/, 'y').replace(/s$/, '') : units;
}

const INTERFACES = ['admin', 'documents', 'sandbox'] as const;
const titles = { admin: 'administration', documents: 'documents', sandbox: 'control plane' } as const;

export function operationPages(project: string): DocsPage[] {
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

function contractOf(project: string, name: keyof typeof titles): Document {
  return JSON.parse(readFileSync(join(project, 'dist/openapi', `${name}.json`), 'utf8'));
}

function interfacePage(name: keyof typeof titles, contract: Document, anchors: ReadonlyMap<string, string>): DocsPage {
  const operations = operationsOf(contract).map(({ line, operation }) => ({
    ...{ line, id: String(operation['operationId']), tags: stringsOf(operation['tags']) },
    ...{ summary: operation['summary'], description: operation['description'], marks: marksOf(operation) },
    parameters: (operation.parameters ?? []).map((each) => parameterOf(fieldsOf(resolve(contract, each)))),
    body: bodyOf(operation),
    answers: answersOf(operation, contract, anchors),
    examples: examplesOf(operation, contract),
    isListed: declaredAnswers.some((each) => each.operation === operation['operationId']),
  }));
  const tags = [fieldsOf(contract)['tags'] ?? []].flat().map((tag) => ({
    ...fieldsOf(tag),
    operations: operations.filter((each) => each.tags.includes(String(fieldsOf(tag)['name']))),
  }));
  const schemas = Object.entries(contract.components?.schemas ?? {});
  const shapes = schemas.map(([shape, schema]) => ({
    name: shape,
    marks: [typeOf(schema), basisOf(fieldsOf(schema))].filter(Boolean).join(' · '),
    description: fieldsOf(schema)['description'],
    members: schemaMembers(fieldsOf(schema)),
  }));
  return sitePage(`operations-${name}`, 'operations', {
    ...{ name, title: titles[name], about: fieldsOf(contract.info)['description'], count: operations.length },
    ...{ schemes: partsOf(contract, 'securitySchemes'), tags, headers: partsOf(contract, 'headers'), shapes },
  });
}

function partsOf(contract: Document, kind: 'securitySchemes' | 'headers') {
  return Object.entries(fieldsOf(contract.components?.[kind])).map(([key, part]) => {
    const { name = kind === 'headers' ? key : 'Authorization', schema, description } = fieldsOf(part);
    return { name, value: schema && typeOf(schema), description, basis: basisOf(fieldsOf(part)) };
  });
}

function operationsOf(document: Document): { line: string; operation: OperationModel & Fields }[] {
  return findOperations([{ name: 'admin', document }]).map(({ path, method, operation }) => {
    const { 'x-basis': basis, 'x-decision': decision, 'x-claims': claims } = fieldsOf(document.paths[path]);
    const ofPath = { 'x-path-basis': basis, 'x-path-decision': decision, 'x-path-claims': claims };
    return { line: `${method} ${path}`, operation: { ...ofPath, ...operation } };
  });
}

function marksOf(operation: Fields): string {
  const { 'x-roles': roles, 'x-feature-flag': flag, 'x-job-kind': kind } = operation;
  const marked = (text: string, prefix: string) => `${text} ${basisOf(operation, prefix)}`.trim();
  const address = ['method', 'path'].map((part) => marked(part, `x-${part}-`)).filter((text) => text.includes(' '));
  return [
    basisOf(operation),
    ...address,
    ...(Array.isArray(roles) ? [marked(`for ${stringsOf(roles).map(code).join(' and ')}`, 'x-roles-')] : []),
    ...(typeof flag === 'string' ? [marked(`with the feature flag ${code(flag)}`, 'x-feature-flag-')] : []),
    ...(typeof kind === 'string' ? [`starts a job of the kind ${code(kind)}`] : []),
  ].join(' · ');
}

function parameterOf(parameter: Fields) {
  const { name, in: place, schema, required, description } = parameter;
  const value = [String(place), typeOf(schema), required === true ? 'required' : ''].filter(Boolean).join(', ');
  return { name, value, description, basis: basisOf(parameter) };
}

function bodyOf(operation: Fields) {
  const media = Object.entries(fieldsOf(fieldsOf(operation['requestBody'])['content']));
  const [[, first] = []] = media;
  if (first === undefined) return undefined;
  const { schema } = fieldsOf(first);
  const types = media.map(([type]) => code(type)).join(' or ');
  return { types, type: typeOf(schema), members: schemaMembers(fieldsOf(schema)) };
}

function answersOf(operation: OperationModel, contract: Document, anchors: ReadonlyMap<string, string>) {
  return Object.entries(operation.responses).map(([status, response]) => {
    const answer = fieldsOf(resolve(contract, response));
    const codes = stringsOf(answer['x-codes']).map((name) => `[${code(name)}](./errors#${anchors.get(name)})`);
    const shapes = new Set(Object.values(fieldsOf(answer['content'])).map((each) => typeOf(fieldsOf(each)['schema'])));
    const shape = codes.join(', ') || [...shapes].join(' or ');
    const headers = Object.entries(fieldsOf(answer['headers'])).map(headerLink).join(', ');
    return { status, description: answer['description'], shape, headers, basis: basisOf(answer) };
  });
}

function headerLink([name, header]: [string, unknown]): string {
  return isRef(header) ? `[${code(name)}](#header-${anchor(nameOf(header.$ref))})` : code(name);
}

/** Returns the examples of the body of the request and of the successes. */
function examplesOf(operation: OperationModel, contract: Document): { title: unknown; text: string }[] {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const parts = [
    fieldsOf(operation['requestBody']),
    ...successes.map(([, response]) => fieldsOf(resolve(contract, response))),
  ];
  const media = parts.flatMap(({ content }) => Object.values(fieldsOf(content)).map(fieldsOf));
  const examples = media.flatMap((each) => Object.values(fieldsOf(each['examples'])).map(fieldsOf));
  return examples.map(({ summary, value }) => ({ title: summary, text: JSON.stringify(value, null, 2) }));
}
