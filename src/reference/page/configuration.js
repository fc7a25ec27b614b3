import { withFreshToken } from './caller.js';

const documents = [
  { slug: 'admin', title: 'Administration' },
  { slug: 'documents', title: 'Documents' },
  { slug: 'sandbox', title: 'Control plane' },
];

/** Returns the configuration of the reference component, with the credentials of the caller filled in. */
export function configurationFor(caller) {
  return {
    sources: documents.map((each) => ({ ...each, url: `openapi/${each.slug}.json` })),
    servers: [{ url: location.origin, description: 'This sandbox' }],
    authentication: {
      preferredSecurityScheme: 'accessToken',
      securitySchemes: {
        accessToken: { token: caller.token ?? '' },
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
    // Everything that would contact another server, or that belongs to the vendor's hosted service, is off.
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    mcp: { disabled: true },
    agent: { disabled: true },
  };
}
