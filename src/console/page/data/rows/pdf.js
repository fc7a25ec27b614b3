import { useAction } from '../../hooks.js';
import { html, useEffect, useState } from '../../lib.js';
import { Problem } from '../../parts.js';
import { refusalOf, sendToApi, usualKey } from '../../request/api-request.js';

/** Shows the generated PDF of a document in the browser's PDF viewer. The PDF is loaded on demand. */
export function Pdf({ documentId, context: { path, details } }) {
  const [address, setAddress] = useState(null);
  const { act, problem, isBusy } = useAction(setAddress);
  useEffect(() => () => address && URL.revokeObjectURL(address), [address]);
  const load = async () => {
    const request = { method: 'GET', path: `/documents/${documentId}/processed` };
    const response = await sendToApi(path, usualKey(details.apiKeys), request);
    if (!response.ok) throw await refusalOf(response);
    return URL.createObjectURL(await response.blob());
  };
  return html`<section><h2>Processed PDF</h2><${Problem} of=${problem} />
    ${!address && html`<p><button type="button" disabled=${isBusy} onClick=${() => act(load)}>Show the PDF</button></p>`}
    ${address && html`<p><a href=${address} target="_blank" rel="noopener">Open the PDF in a new tab</a></p>`}
    ${
      address &&
      (navigator.pdfViewerEnabled
        ? html`<iframe class="pdf" src=${address} title="Processed PDF" />`
        : html`<p class="empty">This browser has no viewer for PDF files.</p>`)
    }
  </section>`;
}
