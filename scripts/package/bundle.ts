import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { parse } from 'yaml';
import { root } from '../generate/files.ts';
import { filesBelow } from './files-below.ts';

export const contents: {
  files: string[];
  registers: string[];
  bundled: string[];
  unused: string[];
  unusedByPrism: Record<string, string>;
} = parse(readFileSync(new URL('./contents.yaml', import.meta.url), 'utf8'));
const { bundled, unused, unusedByPrism } = contents;

/**
 * Combines the modules of the package and the packages in `bundled` into a few files, so that Node loads them faster.
 * Dynamically imported modules and other npm packages stay in separate files.
 */
export async function bundle(folder: string, doors: readonly string[]): Promise<void> {
  const isOwn = (module = folder) => !relative(folder, module).startsWith('..');
  const modules = await rolldown({
    cwd: folder,
    input: Object.fromEntries(doors.map((door) => [door, join(folder, `${door}.js`)])),
    platform: 'node',
    // The main file of this package, which Prism uses, loads its parts in a way that bundlers cannot follow.
    resolve: { alias: { 'jsonc-parser': `${root}node_modules/jsonc-parser/lib/esm/main.js` } },
    external: (id, importer) =>
      isPackage(id) &&
      !isUnusedByPrism(id, importer) &&
      (isOwn(importer) ? !bundled.includes(id) : isBuiltin(id) || unused.includes(id)),
    plugins: [fromProject, someStay, withoutUnused, withExports, addressesHold(folder)],
  });
  const { output } = await modules.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await modules.close();
  const imports = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  const strangers = imports.filter((id) => id.startsWith('@oxc-project/'));
  if (strangers.length > 0)
    throw new Error(
      `the bundled code needs ${strangers.join(', ')}, which is no dependency; change the code that needs it`,
    );
  const left = bundled.filter((id) => imports.includes(id));
  if (left.length > 0) throw new Error(`the bundler did not find ${left.join(', ')}`);
  for (const file of filesBelow(folder)) if (file.endsWith('.js')) rmSync(file);
  for (const file of output) {
    const place = join(folder, file.fileName);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, file.type === 'chunk' ? escaped(file.code) : file.source);
  }
}

function escaped(code: string): string {
  const [unescapable] = /\\[^\0-\x7f]/.exec(code) ?? [];
  if (unescapable !== undefined) throw new Error(`the code contains ${unescapable}; delete the backslash`);
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isPackage(id: string): boolean {
  return !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:/i.test(id);
}

/** Finds the packages in `bundled` in the project, because the folder with the compiled modules can be elsewhere. */
const fromProject: Plugin = {
  name: 'from-project',
  resolveId(id) {
    return bundled.includes(id) ? this.resolve(id, `${root}package.json`, { skipSelf: true }) : undefined;
  },
};

function isUnusedByPrism(id: string, importer = ''): boolean {
  return id in unusedByPrism && importer.includes('/node_modules/@stoplight/');
}

const unusedId = '\0unused:';
const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: (id, importer) => (isUnusedByPrism(id, importer) ? `${unusedId}${id}` : undefined),
  load: (id) =>
    id.startsWith(unusedId) ? { code: unusedByPrism[id.slice(unusedId.length)] ?? '', moduleType: 'js' } : undefined,
};

const withExports: Plugin = {
  name: 'with-exports',
  transform: (code, id) =>
    id.endsWith('/uri-template-lite/index.js') ? code.replaceAll('this.URI', 'exports.URI') : undefined,
};

const leftAlone = /\/bin\/[^/]+\.js$/;

const someStay: Plugin = {
  name: 'some-stay',
  resolveId: (id, importer) =>
    leftAlone.test(id) && importer !== undefined
      ? { id: resolve(dirname(importer), id), external: 'relative' }
      : undefined,
  // Puts the import of `bin/refuse-old-node.js` first, so that no other code runs before the version check.
  renderChunk: (code) => {
    const [first] = /^import "[./]+\/bin\/[^"]+";\n/m.exec(code) ?? [''];
    return { code: first + code.replace(first, '') };
  },
};

/** Replaces `import.meta.url` in bundled modules, so that relative paths of data files stay valid. */
function addressesHold(folder: string): Plugin {
  return {
    name: 'addresses-hold',
    transform: (code, id) => ({
      code: code.replaceAll('import.meta.url', `addressOfModule(${JSON.stringify(pathOf(id))})`),
    }),
    renderChunk: (code, { fileName }) => ({
      code: code.replaceAll(/\baddressOfModule\("([^"]+)"\)/g, (_whole, path: string) => {
        const way = relative(dirname(fileName), path).replaceAll('\\', '/');
        return `new URL(${JSON.stringify(way)}, import.meta.url).href`;
      }),
    }),
  };

  function pathOf(id: string): string {
    return relative(folder, id).replaceAll('\\', '/');
  }
}
