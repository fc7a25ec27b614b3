/** A test file that tries to exhaust the memory or CPU time of the program that reads it. */
export interface HostileFile {
  /** File type and attack, such as `PDF: forms that draw forms`. */
  kind: string;
  /** Name of the hostile file, whose extension determines the type. */
  name: string;
  /** Operation that receives the hostile file: document upload or user import. */
  to: 'documents' | 'import';
  /** Generates the bytes of the hostile file. Large files are generated only when a test needs them. */
  make: () => Buffer | Promise<Buffer>;
}
