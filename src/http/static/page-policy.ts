/** The content security policy of the console and the start page, which only allows files of the sandbox server. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // Frames may show blob URLs, because the console previews PDF files as blobs.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
