/** Content security policy of the console and the start page: the browser loads only files of the sandbox server. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // Allows blob URLs in frames, because the preview of a PDF file is a blob that the page has loaded.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
