import { ask } from '../../api.js';

const json = 'application/json';
const fileField = {
  name: 'file',
  label: 'File',
  type: 'file',
  hint: 'PDF, DOCX, TXT, CSV, XLSX, DOC, XLS, JPEG or PNG',
};

export const documentListActions = [
  {
    title: 'Upload document',
    fields: [
      fileField,
      {
        name: 'docId',
        label: 'docId',
        isOptional: true,
        hint: 'Your own id of the document, for example CTR-2026-0117',
      },
      {
        name: 'uploadPath',
        label: 'Folder path',
        isOptional: true,
        hint: 'For example /Suppliers. Without it the root folder is used.',
      },
    ],
    request: (form) => ({ method: 'POST', path: '/documents', form }),
  },
];

export function documentActions({ documentId, status }, path) {
  const own = `/documents/${documentId}`;
  return [
    status === 'IN_PROGRESS' && {
      title: 'End processing now',
      run: () => ask('POST', `${path}${own}/advance`),
    },
    fieldAction(own),
    {
      title: 'Upload new version',
      fields: [fileField],
      request: (form) => ({ method: 'POST', path: `${own}/version`, form }),
    },
    { title: 'Download file', file: `${own}/content` },
    status === 'READY' && { title: 'Download processed PDF', file: `${own}/processed` },
    {
      title: 'Delete',
      note: 'Deletes this document record and its file.',
      isGrave: true,
      verb: 'Delete',
      request: () => ({ method: 'DELETE', path: own }),
    },
  ];
}

function fieldAction(own) {
  return {
    title: 'Set a field',
    note: 'Replaces all values of one field. Without a value the field is cleared.',
    fields: [
      {
        name: 'field',
        label: 'Field',
        type: 'pick',
        collection: 'fields',
        keyOf: keyOfField,
        textOf: ({ name, type }) => `${name} (${type})`,
      },
      { name: 'values', label: 'Values, one per line', type: 'lines', isOptional: true },
    ],
    request: ({ field, values }) => {
      const [type, name] = field === '' ? ['string', ''] : JSON.parse(field);
      const lines = values.split('\n').filter((line) => line !== '');
      const fields = [{ name, values: lines.map((line) => ({ value: typedValue(type, line) })) }];
      return { method: 'PATCH', path: own, type: json, json: { fields } };
    },
  };
}

function keyOfField({ name, type }) {
  return JSON.stringify([type, name]);
}

function typedValue(type, text) {
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

export const provisionListActions = [
  {
    title: 'New provision',
    note: 'Searches the text of all documents for a provision.',
    fields: [
      { name: 'name', label: 'Name', hint: 'The name is also a search text.' },
      { name: 'tags', label: 'Other search texts, one per line', type: 'lines', isOptional: true },
    ],
    request: ({ name, tags }) => {
      const provisionTags = tags.split('\n').filter((line) => line !== '');
      return {
        method: 'POST',
        path: '/provisions',
        type: json,
        json: { name, ...(provisionTags.length > 0 && { provisionTags }) },
      };
    },
  },
];

export function provisionActions({ recordId, status }, path) {
  if (status !== 'IN_PROGRESS') return [];
  return [{ title: 'End the search now', run: () => ask('POST', `${path}/provision-records/${recordId}/advance`) }];
}
