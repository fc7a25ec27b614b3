/** A file that tries to exhaust whoever reads it. */
export interface HostileFile {
  /** What it does, in a few words. */
  kind: string;
  /** The name under which it is sent; its ending decides the type. */
  name: string;
  /** Where it is sent: as a document or as an import of users. */
  to: 'documents' | 'import';
  /** Makes its bytes; large ones are made only when they are wanted. */
  make: () => Buffer | Promise<Buffer>;
}
