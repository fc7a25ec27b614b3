import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
export type TextPage = Awaited<ReturnType<Document['getPage']>>;

/** What a person has filled in: form fields, and texts that were typed on the page. */
interface FilledIn {
  text: string;
  /** Left, bottom, right and top. */
  rect: number[];
}

interface Annotation extends Record<'checkBox' | 'radioButton' | 'password' | 'hidden', boolean | undefined> {
  id: string;
  subtype: string;
  annotationFlags: number;
  rect: number[];
  fieldType?: string;
  fieldValue?: string | string[] | null;
  exportValue?: string;
  buttonValue?: string;
  textContent?: string[];
}

const [hidden, noView] = [2, 32];

export async function filledIn(page: TextPage): Promise<FilledIn[]> {
  const annotations: Annotation[] = await page.getAnnotations();
  const shown = annotations.filter(({ annotationFlags }) => (annotationFlags & (hidden | noView)) === 0);
  const drawn = shown.some(isDrawn) ? await textsDrawnIn(page) : new Map<string, string>();
  return shown.flatMap((annotation) => {
    const text = isDrawn(annotation) ? (drawn.get(annotation.id) ?? '') : textIn(annotation);
    return text.trim() === '' ? [] : [{ text, rect: annotation.rect }];
  });
}

/** A stamp or a visible signature, which has no value but a picture with text. */
function isDrawn({ subtype, fieldType }: Annotation): boolean {
  return subtype === 'Stamp' || fieldType === 'Sig';
}

/** Returns the drawn texts by the ids of their annotations. */
async function textsDrawnIn(page: TextPage): Promise<Map<string, string>> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = new Map<string, string>();
  const moves = new Set([OPS.beginText, OPS.setTextMatrix, OPS.moveText, OPS.nextLine]);
  let id = '';
  for (const [at, operation] of fnArray.entries()) {
    const [first]: unknown[] = argsArray[at] ?? [];
    if (operation === OPS.beginAnnotation) id = String(first);
    else if (operation === OPS.endAnnotation) id = '';
    const text = moves.has(operation) ? '\n' : operation === OPS.showText ? glyphText(first) : '';
    if (id !== '') texts.set(id, (texts.get(id) ?? '') + text);
  }
  return texts;
}

/** A number between two glyphs moves the next glyph, in thousandths of the font size. */
function glyphText(glyphs: unknown): string {
  const each = (glyph: unknown) => {
    if (typeof glyph === 'number') return glyph < -200 ? ' ' : '';
    return glyph instanceof Object && 'unicode' in glyph ? String(glyph.unicode) : '';
  };
  return Array.isArray(glyphs) ? glyphs.map(each).join('') : '';
}

function textIn(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, textContent = [] } = annotation;
  if (subtype === 'FreeText') return textContent.join('\n');
  if (subtype !== 'Widget' || annotation.password || annotation.hidden) return '';
  if (annotation.checkBox) return box(fieldValue === annotation.exportValue);
  if (annotation.radioButton) return box(fieldValue === annotation.buttonValue);
  return fieldType === 'Tx' || fieldType === 'Ch' ? [fieldValue ?? ''].flat().join(', ') : '';
}

const box = (isChecked: boolean): string => (isChecked ? '☒' : '☐');
