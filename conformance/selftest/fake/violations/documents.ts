import type { Places } from './violation.ts';

export const documents = {
  'document-lost': { breaks: 'document-upload-offered', when: ['always', 'again', 'every second time'] },
  'document-cut': {
    breaks: 'document-download-offered',
    when: ['always', 'again', 'every second time', 'a large file'],
  },
  'document-cut-at-64-kib': { breaks: 'document-download-offered', when: ['always'] },
  'document-cut-at-front': { breaks: 'document-download-offered', when: ['always', 'again'] },
  'document-damaged': { breaks: 'document-download-offered', when: ['always', 'again'] },
  'version-without-file': { breaks: 'document-version-offered', when: ['always', 'again'] },
  'version-changes-nothing': { breaks: 'document-version-offered', when: ['always', 'every second time'] },
  'download-of-another': { breaks: 'document-download-offered', when: ['always', 'every second time'] },
  'download-constant': { breaks: 'document-download-offered', when: ['always'] },
  'processed-empty': { breaks: 'document-processed-download-offered', when: ['always', 'again'] },
  'processed-refused': { breaks: 'document-processed-download-offered', when: ['always', 'again for the object'] },
  'document-delete-ignored': { breaks: 'document-delete-offered', when: ['always', 'again', 'every second time'] },
  'deleted-document-shown': {
    breaks: 'document-delete-offered',
    when: {
      ...Object.fromEntries(
        ['record', 'by-doc-id', 'list', 'set', 'download', 'processed'].map((way) => [way, 'document-delete-offered']),
      ),
      'simple search': 'search-simple-offered',
      'composite search': 'search-composite-offered',
    },
  },
  'delete-removes-newest': { breaks: 'document-delete-offered', when: ['always'] },
  'record-of-another': {
    breaks: 'document-read-offered',
    when: { record: 'document-read-offered', 'by-doc-id': 'document-read-by-doc-id-offered' },
  },
  'by-doc-id-refused': {
    breaks: 'document-read-by-doc-id-offered',
    when: ['again', 'again for the object', 'every second time'],
  },
  'record-not-there': {
    breaks: 'document-read-offered',
    when: {
      record: 'document-read-offered',
      'by-doc-id': 'document-read-by-doc-id-offered',
      again: 'document-read-offered',
    },
  },
  'documents-list-misses': {
    breaks: 'documents-list-offered',
    when: ['always', 'for the last item', 'from the second item', 'for the first of several', 'for the second half'],
  },
  'documents-list-repeats': { breaks: 'documents-list-offered', when: ['always'] },
  'documents-list-stale': { breaks: 'documents-list-offered', when: ['always'] },
  'version-lost': { breaks: 'document-version-offered', when: ['always', 'again'] },
  'version-refused': { breaks: 'document-version-offered', when: ['always', 'again for the object'] },
  'document-set-holds-all': { breaks: 'document-set-only-own', when: ['always', 'again'] },
  'document-set-of-another': { breaks: 'document-set-offered', when: ['always'] },
  'document-set-adds-one': { breaks: 'document-set-only-own', when: ['always', 'of two versions'] },
  'document-set-misses': {
    breaks: 'document-set-offered',
    when: ['always', 'for the last item', 'for the first of several', 'from the second item'],
  },
  'search-finds-nothing': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
  'search-finds-first-only': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
  'search-remembered': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
  'search-finds-first-word-only': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
  'search-finds-all': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
  'search-misses-newest': {
    breaks: 'search-simple-offered',
    when: { simple: 'search-simple-offered', composite: 'search-composite-offered' },
  },
} as const satisfies Places;

export const fields = {
  'field-ignored': {
    breaks: 'document-field-created',
    when: {
      always: 'document-field-created',
      again: 'document-field-updated',
      'again for the object': 'document-field-updated',
      record: 'document-field-created',
      'by-doc-id': 'document-field-second-variant',
    },
  },
  'field-only-updated': {
    breaks: 'document-field-created',
    when: {
      always: 'document-field-created',
      record: 'document-field-created',
      'by-doc-id': 'document-field-second-variant',
    },
  },
  'field-later-ignored': {
    breaks: 'document-field-created',
    when: { 'from the second item': 'document-field-created', 'for the first of several': 'document-field-created' },
  },
  'field-only-created': {
    breaks: 'document-field-updated',
    when: {
      always: 'document-field-updated',
      record: 'document-field-updated',
      'by-doc-id': 'document-field-second-variant',
    },
  },
  'field-appended': {
    breaks: 'document-field-updated',
    when: {
      always: 'document-field-updated',
      record: 'document-field-updated',
      'by-doc-id': 'document-field-second-variant',
    },
  },
  'fields-swapped': {
    breaks: 'document-field-created',
    when: { record: 'document-field-created', 'by-doc-id': 'document-field-second-variant' },
  },
  'field-values-lower-case': {
    breaks: 'document-field-created',
    when: { record: 'document-field-created', 'by-doc-id': 'document-field-second-variant' },
  },
  'field-drops-others': {
    breaks: 'document-field-updated',
    when: {
      always: 'document-field-updated',
      record: 'document-field-updated',
      'by-doc-id': 'document-field-second-variant',
    },
  },
  'field-of-another': {
    breaks: 'document-field-created',
    when: { record: 'document-field-created', 'by-doc-id': 'document-field-second-variant' },
  },
  'field-everywhere': {
    breaks: 'document-field-created',
    when: { record: 'document-field-created', 'by-doc-id': 'document-field-second-variant' },
  },
  'field-names-fold-case': {
    breaks: 'document-field-names-case-sensitive',
    when: ['always', 'again', 'record', 'by-doc-id'],
  },
  'field-names-match-any-case': {
    breaks: 'document-field-names-case-sensitive',
    when: ['always', 'record', 'by-doc-id'],
  },
  'fields-list-empty': { breaks: 'fields-list-offered', when: ['always', 'active'] },
  'fields-list-refused': {
    breaks: 'fields-active-parameter',
    when: {
      active: 'fields-active-parameter',
      again: 'fields-active-parameter',
      'every second time': 'fields-active-parameter',
      both: 'fields-list-offered',
    },
  },
} as const satisfies Places;

export const provisions = {
  'provision-forgotten': { breaks: 'provision-created-listed', when: ['always', 'again', 'every second time'] },
  'provision-newest-only': { breaks: 'provision-created-listed', when: ['always', 'every second time'] },
  'provisions-list-stale': { breaks: 'provision-created-listed', when: ['always'] },
  'provisions-list-misses': {
    breaks: 'provision-created-listed',
    when: ['for the last item', 'for the first of several', 'for the second half'],
  },
  'provisions-list-refused': { breaks: 'provisions-list-offered', when: ['always', 'again', 'every second time'] },
  'provision-record-of-another': { breaks: 'provision-record-offered', when: ['always', 'again'] },
  'provision-refused': { breaks: 'provision-create-offered', when: ['always', 'again'] },
  'provision-cut': { breaks: 'provision-create-offered', when: ['always'] },
  'provision-renamed': { breaks: 'provision-create-offered', when: ['always', 'again'] },
  'provision-state-hidden': { breaks: 'provision-record-offered', when: ['always', 'again'] },
  'provision-record-refused': { breaks: 'provision-record-offered', when: ['always', 'again for the object'] },
  'provisions-list-empty': { breaks: 'provision-created-listed', when: ['always', 'again'] },
} as const satisfies Places;
