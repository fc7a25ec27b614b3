export class AddedOperationClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(
    method: string,
    path: string,
    init: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const headers = new Headers(init.headers);
    if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
    if (init.body !== undefined) headers.set('content-type', 'application/json');
    const body = init.body === undefined ? null : JSON.stringify(init.body);
    const response = await fetch(`${this.#url}${path}`, { method, headers, body });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async attach(path: string, token: string, part: string) {
    const body = new FormData();
    body.set(part, new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'annex.pdf');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${this.#url}${path}`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  }

  async token(key = 'aurora-admin-key'): Promise<string> {
    const { body } = await this.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': key } });
    return body.token;
  }
}
