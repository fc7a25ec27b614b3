import { expect, test } from 'vitest';
import { docxWith } from '../../testing/files.ts';
import { readFile } from '../read-document.ts';

const run = (content: string) => `<w:r>${content}</w:r>`;
const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const mark = (type: string, data = '') => run(`<w:fldChar w:fldCharType="${type}">${data}</w:fldChar>`);
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (instruction: string, result: string) =>
  `${mark('begin')}${instruction}${mark('separate')}${result}${mark('end')}`;
const change = 'w:id="1" w:author="a" w:date="2024-01-01T00:00:00Z"';
const box = (text: string) => `<w:txbxContent>${paragraph(words(text))}</w:txbxContent>`;
const formData = (data: string) => `${mark('begin', `<w:ffData>${data}</w:ffData>`)}${mark('end')}`;

/** The texts are those that LibreOffice 7.4 exports or prints, without tracked deletions. */
test.each([
  ['line breaks', `${words('500')}${run('<w:br/>')}${words('2000')}${run('<w:cr/>')}${words('EUR')}`, '500\n2000\nEUR'],
  ['a tab', `${words('a')}${run('<w:tab/>')}${words('b')}`, 'a b'],
  [
    'hyphens',
    `${words('non')}${run('<w:noBreakHyphen/>')}${words('termi')}${run('<w:softHyphen/>')}`,
    'non\u2011termi\u00ad',
  ],
  ['a simple field', `<w:fldSimple w:instr=" DOCPROPERTY Party ">${words('Lumen Ltd')}</w:fldSimple>`, 'Lumen Ltd'],
  ['writing directions', `<w:dir w:val="rtl">${words('a')}</w:dir><w:bdo w:val="rtl">${words('b')}</w:bdo>`, 'ab'],
  [
    'a field in a condition',
    field(`${code('IF ')}${field(code('MERGEFIELD c'), words('DE'))}${code('= "DE"')}`, words('German law')),
    'German law',
  ],
  ['a field with a silent result', field(code(' SET party "x" '), words('x')), ''],
  ['a prompt', `${mark('begin')}${code(' MACROBUTTON NoMacro [Name]')}${mark('end')}`, '[Name]'],
  ['a ticked box', formData('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>'), '☒'],
  ['an open box', formData('<w:checkBox><w:default w:val="0"/></w:checkBox>'), '☐'],
  [
    'a choice',
    formData('<w:ddList><w:result w:val="1"/><w:listEntry w:val="monthly"/><w:listEntry w:val="yearly"/></w:ddList>'),
    'yearly',
  ],
  [
    'a content control',
    `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${words('☒')}</w:sdtContent></w:sdt>`,
    '☒',
  ],
  ['a link and a smart tag', `<w:hyperlink>${words('a')}</w:hyperlink><w:smartTag>${words('b')}</w:smartTag>`, 'ab'],
  [
    'a reading aid',
    run(`<w:ruby><w:rt>${words('とうきょう')}</w:rt><w:rubyBase>${words('東京')}</w:rubyBase></w:ruby>`),
    '東京',
  ],
  ['symbols', run('<w:sym w:font="Symbol" w:char="F0B3"/><w:sym w:font="Wingdings" w:char="F0FE"/>'), '≥🗹'],
  [
    'tracked changes',
    `${words('Term ')}<w:del ${change}>${run('<w:delText>12</w:delText>')}</w:del><w:ins ${change}>${words('24')}</w:ins>`,
    'Term 24',
  ],
  [
    'moved words',
    `<w:moveFrom ${change}>${words('a')}</w:moveFrom>${words('b')}<w:moveTo ${change}>${words('a')}</w:moveTo>`,
    'ba',
  ],
  [
    'a text box in two forms',
    `${words('host')}${run(`<mc:AlternateContent><mc:Choice Requires="wps">${box('inside')}</mc:Choice><mc:Fallback>${box('inside')}</mc:Fallback></mc:AlternateContent>`)}`,
    'host\n\ninside',
  ],
  [
    'an unknown alternative',
    run(
      '<mc:AlternateContent><mc:Choice Requires="new"><w:t>new</w:t></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent>',
    ),
    'old',
  ],
  [
    'a power',
    '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>',
    'E=mc²',
  ],
  [
    'a fraction',
    '<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>',
    '(a+b)/2',
  ],
  [
    'a root and brackets',
    '<m:oMath><m:rad><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad><m:d><m:dPr><m:begChr m:val="["/></m:dPr><m:e><m:r><m:t>y</m:t></m:r></m:e></m:d></m:oMath>',
    '√x[y)',
  ],
  ['CDATA and white space that does not count', run('<w:t> <![CDATA[a & b]]> </w:t>'), 'a & b'],
])('a Word text with %s is read', async (_what, content, text) => {
  expect(await readFile('docx', await docxWith({ body: paragraph(content) }))).toEqual({ text });
});

test('a paragraph whose end was deleted continues in the next paragraph', async () => {
  const body = `${paragraph(words('first'), `<w:rPr><w:del ${change}/></w:rPr>`)}${paragraph(words(' second'))}`;
  expect(await readFile('docx', await docxWith({ body }))).toEqual({ text: 'first second' });
});

test('headers, notes and footers that are used are read, and comments are not', async () => {
  const note = (id: number, text: string) => `<w:footnote w:id="${id}">${paragraph(words(text))}</w:footnote>`;
  const body = `${paragraph(`${words('Clause')}${run('<w:footnoteReference w:id="2"/>')}${run('<w:commentReference w:id="1"/>')}`)}
    <w:sectPr><w:headerReference w:type="default" r:id="header"/><w:headerReference w:type="first" r:id="other"/>
    <w:footerReference w:type="default" r:id="footer"/></w:sectPr>`;
  const parts = {
    footnotes: `<w:footnotes>${note(1, 'unused')}${note(2, 'the note')}</w:footnotes>`,
    comments: `<w:comments><w:comment w:id="1">${paragraph(words('secret'))}</w:comment></w:comments>`,
    header: `<w:hdr>${paragraph(words('Contract 7'))}</w:hdr>`,
    other: `<w:hdr>${paragraph(words('first page'))}</w:hdr>`,
    footer: `<w:ftr>${paragraph(words('end'))}</w:ftr>`,
  };
  expect(await readFile('docx', await docxWith({ body, parts }))).toEqual({
    text: 'Contract 7\n\nClause\n\nthe note\n\nend',
  });
  const titled = body.replace('</w:sectPr>', '<w:titlePg/></w:sectPr>');
  expect(await readFile('docx', await docxWith({ body: titled, parts }))).toEqual({
    text: 'Contract 7\n\nfirst page\n\nClause\n\nthe note\n\nend',
  });
});

const level = (number: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${number}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, levels: string) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;

test('the automatic numbers of clauses are read', async () => {
  const clauses = [level(0, 'decimal', '%1.'), level(1, 'decimal', '%1.%2'), level(2, 'lowerLetter', '(%3)')].join('');
  const articles = level(0, 'upperRoman', 'Article %1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>');
  const styled = level(0, 'decimal', '§ %1', '<w:pStyle w:val="Clause"/>');
  const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
  const numbering = `<w:numbering>${list(0, clauses)}${list(1, articles)}${list(2, styled)}${list(3, level(0, 'bullet', '\uf0b7'))}
    ${num(1, 0)}${num(2, 1)}${num(3, 0, restart)}${num(4, 2)}${num(5, 3)}</w:numbering>`;
  const styles = `<w:styles><w:style w:type="paragraph" w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>
    <w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Clause"/></w:style></w:styles>`;
  const item = (id: number, at: number, text: string) =>
    paragraph(words(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);
  const style = (id: string) => paragraph(words(id), `<w:pStyle w:val="${id}"/>`);
  const body = [
    ...[
      item(1, 0, 'Term'),
      item(1, 1, 'Start'),
      item(1, 2, 'a'),
      item(1, 2, 'b'),
      item(1, 0, 'Fee'),
      item(1, 1, 'Sum'),
    ],
    ...[item(2, 0, 'One'), item(2, 1, 'Two'), item(3, 0, 'Five'), style('Clause'), style('Sub'), item(5, 0, 'dot')],
  ].join('');
  const { text } = { text: '', ...(await readFile('docx', await docxWith({ body, parts: { numbering, styles } }))) };
  expect(text.split('\n\n')).toEqual([
    ...['1. Term', '1.1 Start', '(a) a', '(b) b', '2. Fee', '2.1 Sum', 'Article I One', '1.1 Two', '5. Five'],
    ...['§ 1 Clause', '§ 2 Sub', '• dot'],
  ]);
});

test.each([
  ['decimalZero', '01'],
  ['lowerRoman', 'i'],
  ['ordinal', '1st'],
  ['cardinalText', 'One'],
  ['ordinalText', 'First'],
  ['japaneseCounting', '一'],
  ['koreanCounting', '일'],
  ['russianUpper', 'А'],
  ['decimalFullWidth', '１'],
  ['decimalEnclosedCircle', '①'],
  ['a format of the future', '1'],
])('a number in the format %s is %s', async (format, label) => {
  const numbering = `<w:numbering>${list(0, level(0, format, '%1'))}${num(1, 0)}</w:numbering>`;
  const body = paragraph(words('x'), '<w:numPr><w:numId w:val="1"/></w:numPr>');
  expect(await readFile('docx', await docxWith({ body, parts: { numbering } }))).toEqual({ text: `${label} x` });
});

test('a file in the strict form of the standard, with other names of parts, is read', async () => {
  const bytes = await docxWith({ body: paragraph(words('agreed')), isStrict: true, main: 'contract/text.xml' });
  expect(await readFile('docx', bytes)).toEqual({ text: 'agreed' });
});

test('a Word file inside a Word file is read, and another file is named', async () => {
  const chunk = await docxWith({ body: paragraph(words('inside')) });
  const body = `${paragraph(words('before'))}<w:altChunk r:id="chunk"/>${paragraph(words('after'))}`;
  expect(await readFile('docx', await docxWith({ body, files: { 'chunk.docx': chunk } }))).toEqual({
    text: 'before\n\ninside\n\nafter',
  });
  expect(await readFile('docx', await docxWith({ body, files: { 'chunk.html': '<p>inside</p>' } }))).toEqual({
    unreadable: 'the file contains another file whose text cannot be read: "/word/chunk.html"',
  });
});

test('a package without a Word text is reported', async () => {
  const bytes = await docxWith({ body: '', main: 'word/document.xml', isEmpty: true });
  expect(await readFile('docx', bytes)).toEqual({ unreadable: 'the file is damaged: the file has no Word document' });
});
