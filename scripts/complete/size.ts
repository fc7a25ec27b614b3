export type CodeSize = Record<'code' | 'tests', number>;

const generated = /(^|\/)(generated|node_modules)\/|\.d\.m?ts$|^dist\/|^docs\/public\/|\.min\./;
const test = /\.test\.|(^|\/)(testing|selftest|fixtures|__tests__)\/|^(examples|tests?)\//;

export function sizeOf(paths: readonly string[], read: (path: string) => string): CodeSize {
  const size: CodeSize = { code: 0, tests: 0 };
  for (const path of paths.filter((each) => !generated.test(each)))
    size[test.test(path) ? 'tests' : 'code'] += read(path).split('\n').length - 1;
  return size;
}

export function sizeExcess(size: CodeSize, most: CodeSize): string[] {
  return (['code', 'tests'] as const)
    .filter((kind) => size[kind] > most[kind])
    .map((kind) => `${kind}: ${size[kind]} lines, at most ${most[kind]} are permitted: remove lines`);
}
