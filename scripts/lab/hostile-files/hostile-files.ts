import { hostileDocx } from './docx.ts';
import type { HostileFile } from './hostile-file.ts';
import { otherHostileFiles } from './others.ts';
import { hostilePdfs } from './pdf.ts';
import { hostileTexts } from './plain.ts';
import { hostileXlsx } from './xlsx.ts';

/** Hostile files of every supported type. A test sends each file as a document or as an import of users. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostilePdfs,
  ...hostileDocx,
  ...hostileXlsx,
  ...hostileTexts,
  ...otherHostileFiles,
];
