const written = 'http://127.0.0.1:4010';

/**
 * Replaces the default address of the sandbox in a page of the guides with the actual address.
 * The links of the page lead to the running sandbox, and readers can paste code samples unchanged.
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
