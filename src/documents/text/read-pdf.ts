import { extractText, getDocumentProxy } from 'unpdf';
import { encrypted, Unreadable } from './unreadable.ts';

/** The text of a PDF file, an empty line between its pages. */
export async function readPdf(bytes: Buffer): Promise<string> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { text } = await extractText(document, { mergePages: false });
    return text.join('\n\n');
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new Unreadable(encrypted);
    throw error;
  }
}
