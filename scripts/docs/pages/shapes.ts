import { type Fields, fieldsOf, isRef, stringsOf } from '../../redocly/nodes.ts';
import { anchor, basisOf, code } from '../markdown.ts';

interface Member {
  path: string;
  value: string;
  description: unknown;
  basis: string;
}

export function membersOf(schema: Fields, prefix = ''): Member[] {
  const required = stringsOf(schema['required']);
  return Object.entries(fieldsOf(schema['properties'])).flatMap(([name, property]) => {
    const member = fieldsOf(property);
    const path = `${prefix}${name}`;
    const value = [typeOf(member), required.includes(name) ? 'required' : ''].filter(Boolean).join(', ');
    const own = { path, value, description: member['description'], basis: basisOf(member) };
    return [own, ...membersOf(member, `${path}.`), ...membersOf(fieldsOf(member['items']), `${path}[].`)];
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
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `[${name}](#shape-${anchor(name)})`;
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
