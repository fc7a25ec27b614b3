import { bodyOf, type Platform } from './client.ts';

/** All users, page by page: the next page is asked for when the one before is used up. */
export async function* users({ admin }: Platform, size = 50) {
  for (let number = 1; ; number++) {
    const query = { 'page[number]': number, 'page[size]': size };
    const { data, links } = bodyOf(await admin.GET('/v2/admin/users', { params: { query } }));
    yield* data;
    if (!links?.next) return;
  }
}

/** All documents that changed since a moment, the oldest change first. */
export async function* documentsSince({ documents }: Platform, modifiedSince: string, pageSize = 50) {
  for (let page = 1; ; page++) {
    const query = { modifiedSince, page, pageSize };
    const answer = bodyOf(await documents.GET('/documents', { params: { query } }));
    yield* answer.documents;
    if (answer.next === null) return;
  }
}
