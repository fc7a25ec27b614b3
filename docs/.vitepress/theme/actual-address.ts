const written = 'http://127.0.0.1:4010';

/**
 * Replaces the default address of the sandbox in a page of the guides with the actual address, possibly below a path.
 * The links of the page lead to the running sandbox, and readers can paste code samples unchanged.
 */
export function showActualAddress(): void {
  // The sandbox replaces the whole path of the site in this script if it serves the site below a path.
  const [prefix, page = ''] = location.pathname.split('/_sandbox/');
  const actual = location.origin + prefix;
  const content = document.querySelector('.VPContent');
  if (!page.startsWith('docs/') || actual === written || content === null) return;
  for (const link of content.querySelectorAll<HTMLAnchorElement>(`a[href^="${written}"]`))
    link.href = link.href.replace(written, actual);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.nodeValue?.includes(written)) text.nodeValue = text.nodeValue.replaceAll(written, actual);
}
