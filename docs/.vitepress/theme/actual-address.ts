/** The address of the sandbox in the guides. */
const written = 'http://127.0.0.1:4010';

/**
 * Replaces the address of the sandbox in a page that the sandbox itself serves from another address.
 * Then links lead to this sandbox, and code samples work when pasted.
 */
export function showActualAddress(): void {
  if (location.origin === written || !location.pathname.startsWith('/_sandbox/docs/')) return;
  const page = document.querySelector('.VPContent');
  if (page === null) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[href^="${written}"]`))
    link.href = link.href.replace(written, location.origin);
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.nodeValue?.includes(written)) text.nodeValue = text.nodeValue.replaceAll(written, location.origin);
}
