import type { DocumentRow } from '../../tenant/rows.ts';

export type FileType = DocumentRow['fileType'];

interface Known {
  mediaType: string;
  endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

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

export function typeByName(name: string): FileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.keys(fileTypes) as FileType[]).find((type) => fileTypes[type].endings.includes(ending));
}
