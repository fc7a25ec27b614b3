import { type Client, signIn } from './client.ts';
import type { Replica } from './processes.ts';

/** Something that was asked and answered, with the time at which it was sent and answered. */
interface Event {
  began: number;
  ended: number;
  replica: number;
}

interface Created extends Event {
  name: string;
  /** Undefined where the name was taken. */
  id: string | undefined;
}

interface Listed extends Event {
  seen: ReadonlyMap<string, string>;
}

interface JobSeen extends Event {
  job: string;
  status: string;
  succeeded: number;
}

/** What several callers asked of several replicas of one tenant at the same time. */
export interface History {
  created: Created[];
  listed: Listed[];
  jobs: JobSeen[];
}

/** Lets callers fight for the same sibling names, list, and follow the same jobs, each request on another replica. */
export async function record(replicas: readonly Replica[], rounds: number): Promise<History> {
  const [first] = replicas;
  if (!first) throw new Error('a history needs a replica');
  const { token } = await signIn(first.url);
  const clients = await Promise.all(replicas.map(({ url }) => signIn(url, token)));
  const history: History = { created: [], listed: [], jobs: [] };
  const users = await (await signIn(first.url, token)).activeUsers();
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      ...clients.flatMap((client, replica) => [0, 1, 2].map(() => create(client, replica, `Round ${round}`, history))),
      ...clients.map((client, replica) => list(client, replica, history)),
      ...clients.map((client, replica) => create(client, replica, `Own ${round} ${replica}`, history)),
    ]);
    const submitter = clients[round % clients.length];
    const job = await submitter?.join('40', users[round % users.length] ?? '');
    if (job !== undefined) await Promise.all(clients.map((client, replica) => follow(client, replica, job, history)));
  }
  return history;
}

async function timed<T>(replica: number, ask: () => Promise<T>): Promise<[T, Event]> {
  const began = performance.now();
  const value = await ask();
  return [value, { began, ended: performance.now(), replica }];
}

async function create(client: Client, replica: number, name: string, { created }: History): Promise<void> {
  const [id, event] = await timed(replica, () => client.create(name));
  created.push({ ...event, name, id });
}

async function list(client: Client, replica: number, { listed }: History): Promise<void> {
  const [seen, event] = await timed(replica, () => client.departments());
  listed.push({ ...event, seen });
}

/** Reads a job until it has ended. */
async function follow(client: Client, replica: number, job: string, { jobs }: History): Promise<void> {
  for (let status = 'queued'; status === 'queued' || status === 'running'; ) {
    const [seen, event] = await timed(replica, () => client.job(job));
    if (!seen) throw new Error(`the job ${job} could not be read`);
    status = seen.status;
    jobs.push({ ...event, job, ...seen });
  }
}

/** What in a history no tenant with one state could have answered, in sentences; nothing where all is in order. */
export function judge({ created, listed, jobs }: History): string[] {
  return [...judgeNames(created), ...judgeLists(created, listed), ...judgeJobs(jobs)];
}

/** Each name and each id is given once. */
function judgeNames(created: readonly Created[]): string[] {
  const made = created.filter(({ id }) => id !== undefined);
  const twice = (values: (string | undefined)[]) => values.filter((value, at) => values.indexOf(value) !== at);
  const names = new Set(created.map(({ name }) => name));
  const lacking = [...names].filter((name) => !made.some((each) => each.name === name));
  return [
    ...twice(made.map(({ name }) => name)).map((name) => `lost update: the name ${name} was given twice`),
    ...twice(made.map(({ id }) => id)).map((id) => `lost update: the id ${id} was given twice`),
    ...lacking.map((name) => `everybody was told that ${name} is taken, and nobody has it`),
  ];
}

/** A list has all that was acknowledged before it was asked for, and nothing that was asked for after it was answered. */
function judgeLists(created: readonly Created[], listed: readonly Listed[]): string[] {
  return listed.flatMap(({ began, ended, replica, seen }) =>
    created.flatMap(({ id, name, ...event }) => {
      if (id === undefined) return [];
      if (event.ended < began && seen.get(id) !== name)
        return [`stale read: replica ${replica} did not show ${id} ${name}`];
      return event.began > ended && seen.has(id) ? [`replica ${replica} showed ${id} before it was asked for`] : [];
    }),
  );
}

const order = ['queued', 'running', 'succeeded'];

/** A job goes forward alone, whichever replica is asked, and adds its one member once. */
function judgeJobs(jobs: readonly JobSeen[]): string[] {
  return jobs.flatMap((seen) => {
    if (!order.includes(seen.status)) return [`the job ${seen.job} ended as ${seen.status}`];
    if (seen.status === 'succeeded' && seen.succeeded !== 1)
      return [`double settle: the job ${seen.job} counted ${seen.succeeded}`];
    const later = jobs.find(
      ({ job, began, status }) =>
        job === seen.job && began > seen.ended && order.indexOf(status) < order.indexOf(seen.status),
    );
    return later ? [`stale read: the job ${seen.job} was ${seen.status}, then ${later.status}`] : [];
  });
}
