export interface LoadResponse {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export type SendLoad = (method: 'GET' | 'POST' | 'PATCH', path: string, asked?: LoadResponse) => Promise<Answered>;

interface Answered {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

interface Transition {
  machine: string;
  id: string;
  status: string;
  at: string;
}

export interface LoadOutcome {
  statuses: Record<string, number>;
  siblings: string[];
  members: string[];
  documents: string[];
  jobs: string[];
  transitions: Record<string, number>;
  isToldInOrder: boolean;
  passed: number;
  strangers: string[];
}

const step = 75;
const aDay = 86_400_000;
const json = { 'content-type': 'application/json' };

export async function mixedLoad(ask: SendLoad, tenant: string, count: number): Promise<LoadOutcome> {
  const control = `/_sandbox/tenants/${tenant}`;
  await ask('POST', `${control}/clock/freeze`);
  const begin = Date.parse((await ask('GET', `${control}/clock`)).body.now);
  const { token } = (await ask('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': `${tenant}-admin-key` } }))
    .body;
  const as = { authorization: `Bearer ${token}` };
  const post = (path: string, value: object) =>
    ask('POST', path, { headers: { ...as, ...json }, body: JSON.stringify(value) });
  const department = (attributes: object) =>
    post('/v2/admin/departments', { data: { type: 'departments', attributes } });
  const { id } = (await department({ name: `${tenant} desk` })).body.data;

  const kinds: ((turn: number) => Promise<Answered>)[] = [
    (turn) => department({ name: `${tenant} ${turn}`, parentDepartment: id }),
    (turn) => ask('PATCH', `/v2/admin/departments/${id}/members`, { headers: { ...as, ...json }, body: added(turn) }),
    (turn) => ask('POST', '/documents', upload(as, `${tenant}-${turn}`)),
    () => post(`${control}/clock/advance`, { by: `${step}ms` }),
    () => ask('GET', `/v2/admin/departments?filter[id]=${id}&page[size]=200`, { headers: as }),
  ];
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const kind = at % kinds.length;
      const answer = await kinds[kind]?.(Math.floor(at / (2 * kinds.length)));
      return { kind, status: answer?.status, body: answer?.body };
    }),
  );
  const last = await post(`${control}/clock/advance`, { by: aDay });
  const moves = [...answers.filter(({ kind }) => kind === 3), last].map(({ body }) => body);
  const state = (await ask('GET', `${control}/state`)).body;
  const reported: Transition[] = moves.flatMap(({ transitions }) => transitions);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const children = state.departments.filter((each: { parentDepartment: string }) => each.parentDepartment === id);
  const text = JSON.stringify([answers, state, (await ask('GET', `${control}/journal?limit=1000`)).body]);
  return {
    statuses: counted(answers.map(({ kind, status }) => `${kind} ${status}`)),
    siblings: names(children).toSorted(),
    members: state.users.flatMap((user: { id: string; departments: string[] }) =>
      user.departments.includes(id) ? [user.id] : [],
    ),
    documents: state.documents
      .flatMap(({ docId }: { docId: string | null }) => (docId?.startsWith(tenant) ? [docId] : []))
      .toSorted(),
    jobs: state.jobs.map(({ status, result }: { status: string; result: { succeeded: number } }) =>
      [status, result?.succeeded].join(' '),
    ),
    transitions: counted(reported.map(({ machine, status }) => `${machine} ${status}`)),
    isToldInOrder: isOnceAndInOrder(reported) && moves.every(isDue),
    passed: Date.parse(state.now) - begin - aDay,
    strangers: (text.match(/load-\d+/g) ?? []).filter((name) => name !== tenant),
  };
}

export function wantedLoadOutcome(tenant: string, count: number): LoadOutcome {
  const [turns, of] = [count / 10, count / 5];
  const each = (made: (turn: number) => string) => Array.from({ length: turns }, (_, turn) => made(turn));
  return {
    statuses: { '0 201': turns, '0 409': turns, '1 202': of, '2 202': turns, '2 409': turns, '3 200': of, '4 200': of },
    siblings: each((turn) => `${tenant} ${turn}`).toSorted(),
    members: each(String).map((turn) => String(Number(turn) + 1)),
    documents: each((turn) => `${tenant}-${turn}`).toSorted(),
    jobs: Array(of).fill('succeeded 1'),
    transitions: { 'job running': of, 'job succeeded': of, 'document READY': turns },
    isToldInOrder: true,
    passed: of * step,
    strangers: [],
  };
}

function added(turn: number): string {
  const attributes = { operation: 'add', members: [String(turn + 1)] };
  return JSON.stringify({ data: { type: 'department-members', attributes } });
}

function upload(as: Record<string, string>, docId: string): LoadResponse {
  const part = (head: string, value: string) => `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const body = `${part('name="docId"', docId)}${part('name="file"; filename="a.txt"', `the text of ${docId}`)}--cut--\r\n`;
  return { headers: { ...as, 'content-type': 'multipart/form-data; boundary=cut' }, body };
}

function counted(texts: string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));
}

function isOnceAndInOrder(reported: Transition[]): boolean {
  const byTime = reported.toSorted((one, other) => one.at.localeCompare(other.at));
  const keys = byTime.map(({ machine, id, status }) => `${machine} ${id} ${status}`);
  const at = (id: string, status: string) => keys.indexOf(`job ${id} ${status}`);
  const jobs = byTime.filter(({ machine }) => machine === 'job').map(({ id }) => id);
  return new Set(keys).size === keys.length && jobs.every((id) => at(id, 'running') < at(id, 'succeeded'));
}

function isDue({ now, transitions }: { now: string; transitions: Transition[] }): boolean {
  const times = transitions.map(({ at }) => at);
  return [...times, now].join() === [...times, now].toSorted().join();
}
