import type { DocumentRow } from '../../world/rows.ts';

export type FileType = DocumentRow['fileType'];

interface Known {
  mediaType: string;
  endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Supported types of uploaded documents (decision D-65) with their media types and file name extensions. */
export const fileTypes: Readonly<Record<FileType, Known>> = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  docx: { mediaType: `${office}.wordprocessingml.document`, endings: ['docx'] },
  doc: { mediaType: 'application/msword', endings: ['doc'] },
  txt: { mediaType: 'text/plain', endings: ['txt'] },
  csv: { mediaType: 'text/csv', endings: ['csv'] },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, endings: ['xlsx'] },
  xls: { mediaType: 'application/vnd.ms-excel', endings: ['xls'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', endings: ['png'] },
};

/**
 * Returns the document type for the extension of a file name. Upper and lower case do not matter.
 * Returns undefined if the file name extension is not supported.
 */
export function typeByName(name: string): FileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.keys(fileTypes) as FileType[]).find((type) => fileTypes[type].endings.includes(ending));
}
