import { tokenPlaceholder, withFreshToken } from './caller.js';

const documents = [
  { slug: 'admin', title: 'Administration' },
  { slug: 'documents', title: 'Documents' },
  { slug: 'sandbox', title: 'Control plane' },
];

export function configurationFor(caller) {
  return {
    sources: documents.map((each) => ({ ...each, url: `openapi/${each.slug}.json` })),
    servers: [{ url: new URL('../../..', import.meta.url).href.replace(/\/$/, ''), description: 'This sandbox' }],
    authentication: {
      securitySchemes: {
        accessToken: { token: caller.token ?? tokenPlaceholder },
        apiKey: { value: caller.key },
        controlKey: { value: caller.control ?? '' },
      },
    },
    customFetch: (input, init) => withFreshToken(caller, new Request(input, init)),
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    modelsSectionLabel: 'Schemas',
    documentDownloadType: 'both',
    operationTitleSource: 'summary',
    showOperationId: true,
    // Disables all features that contact another server or belong to the vendor's hosted service.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    mcp: { disabled: true },
    agent: { disabled: true },
  };
}
