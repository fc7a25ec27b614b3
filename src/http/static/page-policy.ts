/** Content security policy of the console and the start page: the browser loads only files of the sandbox server. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // The preview of a PDF file is a blob that the page has loaded. Therefore blob URLs are allowed in frames.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
