/** A contract fault of the sandbox: its name, the requirement that it breaks, and how. */
export interface FaultEntry {
  id: string;
  requirement: string;
  about: string;
}
