/** The URL of the platform and an access token. */
export interface Platform {
  url: string;
  token: string;
  /** Waits for the given number of milliseconds between two reads of a job. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Adds people to a department and waits for the end of the job. This is the code under test. */
export async function enrol({ url, token, wait = sleep }: Platform, department: string, people: string[]) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  const attributes = { operation: 'add', members: people };
  const body = JSON.stringify({ data: { type: 'department-members', attributes } });
  const accepted = await fetch(`${url}/v2/admin/departments/${department}/members`, { method: 'PATCH', headers, body });
  if (accepted.status !== 202) throw new Error(`refused with ${accepted.status}`);
  const job = `${url}${accepted.headers.get('location')}`;
  for (;;) {
    await wait(1000 * Number(accepted.headers.get('retry-after') ?? 1));
    const { data } = (await (await fetch(job, { headers })).json()) as Job;
    if (data.attributes.status === 'succeeded') return;
    if (data.attributes.status === 'failed') throw new Error(data.attributes.errors[0]?.code ?? 'the job failed');
  }
}

interface Job {
  data: { attributes: { status: 'queued' | 'running' | 'succeeded' | 'failed'; errors: { code: string }[] } };
}
