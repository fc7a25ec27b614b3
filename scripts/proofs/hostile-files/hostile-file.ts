/** A file that tries to exhaust the memory or CPU time of its reader. */
export interface HostileFile {
  /** A short description of the attack. */
  kind: string;
  /** The file name; its extension determines the type. */
  name: string;
  /** The operation that gets the file: document upload or user import. */
  to: 'documents' | 'import';
  /** Generates the bytes. Large files are generated only when needed. */
  make: () => Buffer | Promise<Buffer>;
}
