import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { badge } from './write.ts';

const statedOnly = {
  ...certifiedRecord,
  classes: certifiedRecord.classes.map((each) => ({ ...each, certified: each.verdict === 'stated' })),
};

test.each([
  ['certified stated, published', certifiedRecord, '#1a7f37'],
  ['certified stated', statedOnly, '#1a7f37'],
  ['not certified', failedRecord, '#cf222e'],
  ['void', voidRecord, '#9a6700'],
])('it says "%s"', (verdict, record, colour) => {
  const svg = badge(record);
  expect(XMLValidator.validate(svg)).toBe(true);
  const { svg: picture } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(svg);
  expect(picture).toMatchObject({ title: `contract: ${verdict}`, 'aria-label': `contract: ${verdict}`, role: 'img' });
  expect(svg).toContain(colour);
});
