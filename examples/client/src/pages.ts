import type { AdminPaths, DocumentsPaths } from 'contract-platform-kit';
import { bodyOf, type Platform } from './client.ts';

type UserPage = AdminPaths['/v2/admin/users']['get']['responses']['200']['content']['application/vnd.api+json'];
type DocumentPage = DocumentsPaths['/documents']['get']['responses']['200']['content']['application/json'];

/** Yields all users, page by page. Each page links to the next page, and the link of the last page is null. */
export async function* users({ admin }: Platform, size = 50) {
  for (let number: number | null = 1; number !== null; ) {
    const query = { 'page[number]': number, 'page[size]': size };
    const page: UserPage = bodyOf(await admin.GET('/v2/admin/users', { params: { query } }));
    yield* page.data;
    number = pageIn(page.links.next, 'page[number]');
  }
}

/** Yields all documents that changed since the given time, the oldest change first. */
export async function* documentsSince({ documents }: Platform, modifiedSince: string, pageSize = 50) {
  for (let page: number | null = 1; page !== null; ) {
    const query = { modifiedSince, page, pageSize };
    const answer: DocumentPage = bodyOf(await documents.GET('/documents', { params: { query } }));
    yield* answer.documents;
    page = pageIn(answer.next, 'page');
  }
}

/** Returns the page number in a link, or null if there is no link. */
function pageIn(link: string | null, parameter: string): number | null {
  return link === null ? null : Number(new URL(link, 'http://platform').searchParams.get(parameter));
}
