import { hostileDocx } from './docx.ts';
import type { HostileFile } from './hostile-file.ts';
import { otherHostileFiles } from './others.ts';
import { hostilePdfs } from './pdf.ts';
import { hostileTexts } from './plain.ts';
import { hostileXlsx } from './xlsx.ts';

/** Hostile files of every supported type. Each file is sent as a document or as a user import. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostilePdfs,
  ...hostileDocx,
  ...hostileXlsx,
  ...hostileTexts,
  ...otherHostileFiles,
];
