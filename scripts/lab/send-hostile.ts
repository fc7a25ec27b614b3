import type { HostileFile } from './hostile-files/hostile-file.ts';

export interface Sender {
  /** Sends a file and returns the result: `READY`, `FAILED`, or the status and error code of a refusal. */
  send: (file: HostileFile, bytes: Buffer) => Promise<string>;
}

const paths = { documents: '/documents', import: '/v2/admin/users/import' };

export async function hostileSender(url: string): Promise<Sender> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'aurora-admin-key')}` };
  const statusOf = async (id: string) => {
    const advanced = await fetch(`${url}/_sandbox/tenants/aurora/documents/${id}/advance`, { method: 'POST' });
    if (!advanced.ok && advanced.status !== 409) throw new Error(`advance answered ${advanced.status}`);
    const answer = await fetch(`${url}/documents/${id}`, { headers });
    const { status } = (await answer.json()) as { status: string };
    return status;
  };
  return {
    send: async ({ name, to }, bytes) => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)]), name);
      const answer = await fetch(`${url}${paths[to]}`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status !== 202) return `${answer.status} ${/"code":"([^"]+)"/.exec(text)?.[1]}`;
      return to === 'import' ? '202 accepted' : statusOf(JSON.parse(text).documentId);
    },
  };
}

export async function tokenOf(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/auth/token`, { method: 'POST', headers: { 'x-api-key': key } });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
