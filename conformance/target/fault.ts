export interface Fault {
  path: string[];
  text: string;
  blind?: string;
  got?: true;
  within?: { text: string; at: number };
}
