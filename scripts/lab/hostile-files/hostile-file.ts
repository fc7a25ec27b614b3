/** A test file that tries to exhaust the memory or CPU time of the program that reads it. */
export interface HostileFile {
  /** File type and description of the attack, such as `PDF: an embedded font`. */
  kind: string;
  name: string;
  /** The operation that receives the hostile file: the upload of a document or the import of users. */
  to: 'documents' | 'import';
  make: () => Buffer | Promise<Buffer>;
}
