/** The import rules of ARCHITECTURE.md: sandbox → http, admin, documents, control → operation, jobs, files → tenant → contract. */
const layer = (from, allowed) => ({
  name: `src-${from}`,
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
  'infer/',
  'case/',
  'session/',
  'clean-up/',
  'replay/',
  'cases/',
  'record/',
  'runner/',
  'explore/',
  '(index|vitest)[.]ts$',
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
const gradingFolders = ['observe', 'rules', 'checks', 'recording-proxy', 'scenarios', 'client', 'run', 'watch'];

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
    layer('contract', []),
    layer('tenant', ['contract']),
    layer('store', ['files', 'tenant', 'contract']),
    layer('files', ['contract']),
    layer('jobs', ['tenant', 'contract']),
    layer('operation', ['files', 'tenant', 'contract']),
    layer('admin', ['operation', 'jobs', 'files', 'tenant', 'contract']),
    layer('documents', ['operation', 'jobs', 'files', 'tenant', 'contract']),
    layer('faults', ['jobs', 'tenant', 'contract']),
    layer('journal', ['operation', 'jobs', 'tenant', 'contract']),
    layer('generator', ['admin', 'jobs', 'tenant', 'contract']),
    layer('control', ['faults', 'journal', 'jobs', 'files', 'generator', 'tenant', 'contract']),
    layer('connections', []),
    layer('prism', ['connections', 'contract']),
    layer('library', ['sandbox', 'http', 'journal', 'contract']),
    layer('http', [
      'control',
      'faults',
      'journal',
      'operation',
      'jobs',
      'files',
      'connections',
      'prism',
      'tenant',
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
      from: { path: '^src/(admin|documents|operation|jobs|tenant)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/fastify' },
    },
    {
      name: 'conformance-does-not-import-the-sandbox',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^src/' },
    },
    {
      name: 'the-sandbox-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/index[.]ts$|[.]test[.]ts$' },
      to: { path: '^(conformance|grading|reporting|cli|scripts)/' },
    },
    {
      name: 'conformance-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^conformance/', pathNot: '^conformance/index[.]ts$|[.]test[.]ts$|/(selftest|testing)/' },
      to: { path: '^(grading|reporting|cli|scripts)/' },
    },
    {
      name: 'grading-reaches-the-sandbox-only-through-the-library',
      severity: 'error',
      from: { path: '^grading/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(src|conformance|reporting|cli|scripts)/',
        pathNot: '^(src/library/|conformance/(text|json|digest)[.]ts$)',
      },
    },
    {
      name: 'reports-import-only-what-they-report',
      severity: 'error',
      from: { path: '^reporting/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(src|cli|scripts)/' },
    },
    {
      name: 'only-tests-and-scripts-import-test-support',
      severity: 'error',
      from: {
        path: '^(cli|src|conformance|grading|reporting|contract-samples|spreadsheets)/',
        pathNot: '[.]test[.]ts$|/(testing|selftest)/',
      },
      to: { path: '(^|/)(testing|selftest)/' },
    },
    {
      name: 'only-tests-and-scripts-import-scripts',
      severity: 'error',
      from: {
        path: '^(cli|src|conformance|grading|reporting|contract-samples|spreadsheets)/',
        pathNot: '[.]test[.]ts$|/(testing|selftest)/',
      },
      to: { path: '^scripts/' },
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
      name: 'spreadsheets-know-neither-side',
      comment: 'the sandbox and the suite both read spreadsheets: the shared code must import neither of them',
      severity: 'error',
      from: { path: '^spreadsheets/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(src|conformance|grading|reporting|cli|scripts|contract-samples)/' },
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
