const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function mediaTypeOf(fileName: unknown): string {
  const [, end = ''] = /\.(\w+)$/.exec(String(fileName)) ?? [];
  return types[end.toLowerCase()] ?? 'application/octet-stream';
}
