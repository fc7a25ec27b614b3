import { dirname, resolve } from 'node:path/posix';
import type { Archive } from '../weigh-zip.ts';
import { readXml, type XmlReader } from '../xml.ts';

export interface Relation {
  /** The last word of the type, for example `footnotes`. */
  type: string;
  target: string;
}

/** Relations of a part of an Office file to other parts, by their ids. The names of parts are free. */
export async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = resolve('/', dirname(part));
  const file = part.slice(part.lastIndexOf('/') + 1);
  await readPart(archive, `${folder}/_rels/${file}.rels`.replace('//', '/'), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (!name.endsWith('Relationship') || TargetMode === 'External') return;
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) });
    },
  });
  return relations;
}

/** A missing part has no content. */
export async function readPart(archive: Archive, name: string | undefined, reader: XmlReader): Promise<void> {
  const part = name === undefined ? undefined : await archive(name);
  if (part) await readXml(part, reader);
}
