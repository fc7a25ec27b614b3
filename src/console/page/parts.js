// User interface components that all pages of the web console share.

export { Badge } from './parts/badge.js';
export { confirmed } from './parts/confirmed.js';
export { Copy } from './parts/copy.js';
export { Json } from './parts/json.js';
export { notify } from './parts/notify.js';
export { showModal } from './parts/show-modal.js';
export { StackedTable } from './parts/stacked-table.js';
export { Empty, Failed, FreshProblem, Loading, Problem } from './parts/states.js';
export { Table } from './parts/table.js';
export { Hour, shortTime, Time } from './parts/time.js';
export { valuesOf } from './parts/values-of.js';
