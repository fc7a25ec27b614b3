/** The import rules of ARCHITECTURE.md: sandbox → http, admin, documents, control → operation, jobs, files → world → contract. */
const layer = (name, from, allowed) => ({
  name,
  comment: `${from} may import only itself, ${allowed.join(', ') || 'nothing else of src'} and libraries`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.ts$|/testing/' },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
});

/**
 * The layers of conformance/, lowest layer first. A layer may import only itself and lower layers. Types count, too.
 * Tests may import every layer, because some tests run the complete conformance suite.
 */
const suiteLayers = [
  '(json|text|digest)[.]ts$',
  'canonical/',
  'requirements/',
  'target/',
  'published/',
  'case/',
  'session/',
  'clean-up/',
  'replay/',
  'cases/',
  'record/',
  'runner/',
  'report/',
  'evidence/',
  'explore/',
  '(cli/|index[.]ts$|vitest[.]ts$)',
];

/**
 * The folders of src/http/, lowest layer first. A folder may import only itself and lower folders. Types count, too.
 */
const httpRooms = ['access', 'input', 'forms', 'observe', 'answers', 'static', 'routes', 'faults', 'server'];

const httpRoom = (room, index) => ({
  name: `http-room-${room}`,
  comment: `src/http/${room} may import only itself and the folders below it`,
  severity: 'error',
  from: { path: `^src/http/${room}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `^src/http/(${httpRooms.slice(index + 1).join('|')})/` },
});

const suiteLayer = (layer, index) => ({
  name: `suite-layer-${index}`,
  comment: `conformance/${layer} may import only itself and the layers below it`,
  severity: 'error',
  from: { path: `^conformance/${layer}`, pathNot: '[.]test[.]ts$' },
  to: { path: `^conformance/(${[...suiteLayers.slice(index + 1), 'selftest/'].join('|')})` },
});

/** The folders of grading/, lowest layer first. A folder may import only itself and lower folders. Types count, too. */
const gradingFolders = [
  'observe',
  'rules',
  'checks',
  'relay',
  'scenarios',
  'client',
  'run',
  'watch',
  'report',
  'evidence',
];

const gradingFolder = (folder, index) => ({
  name: `grading-${folder}`,
  comment: `grading/${folder} may import only itself and the folders below it`,
  severity: 'error',
  from: { path: `^grading/${folder}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `^grading/(${[...gradingFolders.slice(index + 1), 'testing'].join('|')})/` },
});

module.exports = {
  forbidden: [
    ...gradingFolders.map(gradingFolder),
    ...suiteLayers.map(suiteLayer),
    ...httpRooms.slice(0, -1).map(httpRoom),
    layer('contract-imports-nothing', 'contract', []),
    layer('world-imports-contract', 'world', ['contract']),
    layer('stores-import-world', 'stores', ['files', 'world', 'contract']),
    layer('files-import-contract', 'files', ['contract']),
    layer('jobs-import-world', 'jobs', ['world', 'contract']),
    layer('operation-imports-world', 'operation', ['files', 'world', 'contract']),
    layer('admin-imports-jobs', 'admin', ['operation', 'jobs', 'files', 'world', 'contract']),
    layer('documents-import-jobs', 'documents', ['operation', 'jobs', 'files', 'world', 'contract']),
    layer('faults-import-jobs', 'faults', ['jobs', 'world', 'contract']),
    layer('journal-imports-jobs', 'journal', ['operation', 'jobs', 'world', 'contract']),
    layer('worlds-import-admin', 'worlds', ['admin', 'jobs', 'world', 'contract']),
    layer('control-imports-jobs', 'control', ['faults', 'journal', 'jobs', 'files', 'worlds', 'world', 'contract']),
    layer('connections-import-nothing', 'connections', []),
    layer('prism-imports-contract', 'prism', ['connections', 'contract']),
    layer('library-imports-sandbox', 'library', ['sandbox', 'journal', 'contract']),
    layer('http-imports-operations', 'http', [
      'control',
      'faults',
      'journal',
      'operation',
      'jobs',
      'files',
      'connections',
      'prism',
      'world',
      'contract',
    ]),
    {
      name: 'only-prism-room-imports-prism',
      severity: 'error',
      from: { pathNot: '^(src/prism|scripts/lab/bench|scripts/contract)' },
      to: { path: 'node_modules/@stoplight/' },
    },
    {
      name: 'operations-know-no-http',
      severity: 'error',
      from: { path: '^src/(admin|documents|operation|jobs|world)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/fastify' },
    },
    {
      name: 'the-judge-does-not-know-the-mock',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^src/' },
    },
    {
      name: 'the-mock-does-not-know-the-judge',
      severity: 'error',
      from: { path: '^src/(?!cli/)' },
      to: { path: '^conformance/' },
    },
    {
      name: 'grading-sees-the-sandbox-from-outside',
      comment: 'grading reaches the sandbox only through the library, and shares reports and evidence with the suite',
      severity: 'error',
      from: { path: '^grading/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(src|conformance|scripts)/',
        pathNot: '^(src/library/|conformance/(report|evidence)/|conformance/(text|json|digest)[.]ts$)',
      },
    },
    {
      name: 'only-commands-and-the-package-know-grading',
      severity: 'error',
      from: { path: '^(src|conformance|contract-samples)/', pathNot: '^src/(cli/|index[.]ts$)' },
      to: { path: '^grading/' },
    },
    {
      name: 'samples-know-neither-side',
      comment:
        'the sandbox and the suite both generate values from the contract: the shared code must import neither of them',
      severity: 'error',
      from: { path: '^contract-samples/' },
      to: { path: '^(src|conformance|grading|scripts)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'imports in the page of the console are URLs, not files',
      severity: 'error',
      from: { pathNot: '^src/console/page/' },
      to: { couldNotResolve: true },
    },
  ],
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
