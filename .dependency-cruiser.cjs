const { readFileSync } = require('node:fs');
const { parse } = require('yaml');

const { layers, src, forbidden } = parse(readFileSync(`${__dirname}/import-rules.yaml`, 'utf8'));

const layerRules = ({ folder, of, never }) =>
  of.map((layer, index) => ({
    name: `layer-${folder}-${index}`,
    comment: `${folder}/${layer} may import only itself and the layers below it`,
    from: { path: `^${folder}/${layer}`, pathNot: '[.]test[.]ts$' },
    to: { path: `^${folder}/(${[...of.slice(index + 1), ...never].join('|') || '(?!)'})` },
  }));

const sourceRules = Object.entries(src).map(([from, allowed]) => ({
  name: `src-${from}`,
  comment: `${from} may import only itself, ${allowed.join(', ') || 'nothing else of src'} and libraries`,
  from: { path: `^src/${from}/`, pathNot: '[.]test[.]ts$|/testing/' },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [...layers.flatMap(layerRules), ...sourceRules, ...forbidden].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/contract/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
