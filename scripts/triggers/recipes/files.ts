import type { FilePart } from '../recipe.ts';
import { officeFile, oldOfficeFile } from './office-files.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const note: FilePart = { name: 'note.txt', text: 'The parties agree.' };

/** For each media type, the smallest file that the API accepts. */
export const files: Readonly<Record<string, FilePart>> = {
  'application/pdf': { name: 'note.pdf', text: '%PDF-1.7\n%%EOF\n' },
  [docx]: { name: 'note.docx', base64: officeFile(docx) },
  'application/msword': { name: 'note.doc', base64: oldOfficeFile('WordDocument') },
  'text/plain': note,
  'text/csv': { name: 'note.csv', text: 'party,term\nHalden Metals GmbH,36\n' },
  [xlsx]: { name: 'note.xlsx', base64: officeFile(xlsx) },
  'application/vnd.ms-excel': { name: 'note.xls', base64: oldOfficeFile('Workbook') },
  'image/jpeg': { name: 'note.jpg', base64: '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==' },
  'image/png': {
    name: 'note.png',
    base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  },
};
