/** A test file that tries to exhaust the memory or CPU time of the program that reads it. */
export interface HostileFile {
  /** Short description of how the hostile file attacks the program that reads it. */
  kind: string;
  /** Name of the hostile file, whose extension determines the type. */
  name: string;
  /** Operation that receives the hostile file: document upload or user import. */
  to: 'documents' | 'import';
  /** Generates the bytes of the hostile file. Large files are generated only when a test needs them. */
  make: () => Buffer | Promise<Buffer>;
}
