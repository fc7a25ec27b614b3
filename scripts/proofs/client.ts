/** A caller of a sandbox: what it asks and what it is told. */
export interface Client {
  /** The id of a new department; undefined where that was not acknowledged. Throws for an answer that should not be. */
  create: (name: string, parent?: string) => Promise<string | undefined>;
  /** Asks for a user to become a member; the id of the job, undefined where that was not acknowledged. */
  join: (department: string, user: string) => Promise<string | undefined>;
  job: (id: string) => Promise<{ status: string; succeeded: number } | undefined>;
  /** The ids of the users who are not deleted. */
  activeUsers: () => Promise<string[]>;
  /** The names of all departments by id. */
  departments: () => Promise<Map<string, string>>;
}

/** Signs in to a sandbox as the administrator of aurora; it may take a while until the sandbox is ready. */
export async function signIn(url: string, token?: string): Promise<Client & { token: string }> {
  const good = token ?? (await tokenOf(url));
  const headers = { authorization: `Bearer ${good}`, 'content-type': 'application/vnd.api+json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    token: good,
    create: async (name, parent) => {
      const attributes = { name, ...(parent !== undefined && { parentDepartment: parent }) };
      const body = JSON.stringify({ data: { type: 'departments', attributes } });
      const answer = await ask('/v2/admin/departments', { method: 'POST', body });
      return expectStatus(answer, 201, 409)?.data?.id;
    },
    join: async (department, user) => {
      const attributes = { operation: 'add', members: [user] };
      const body = JSON.stringify({ data: { type: 'department-members', attributes } });
      const answer = await ask(`/v2/admin/departments/${department}/members`, { method: 'PATCH', body });
      return expectStatus(answer, 202)?.data?.id;
    },
    job: async (id) => {
      const body = expectStatus(await ask(`/v2/admin/jobs/${id}`), 200);
      return body && { status: body.data.attributes.status, succeeded: body.data.attributes.result?.succeeded ?? 0 };
    },
    activeUsers: async () => {
      const { body } = await ask('/_sandbox/tenants/aurora/state');
      const rows: { id: string; status: string }[] = body.users;
      return rows.filter(({ status }) => status === 'active').map(({ id }) => id);
    },
    departments: async () => {
      const { body } = await ask('/_sandbox/tenants/aurora/state');
      const rows: { id: string; name: string }[] = body.departments;
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'x-api-key': 'aurora-admin-key' },
  });
  if (!answer.ok) throw new Error(`no token: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** The body of a good answer; undefined where the request was refused because the store was away. */
function expectStatus({ status, body }: { status: number; body: ReturnType<typeof JSON.parse> }, ...good: number[]) {
  if (status === 503) return undefined;
  if (good.includes(status)) return status < 300 ? body : undefined;
  throw new Error(`status ${status}: ${JSON.stringify(body)}`);
}
