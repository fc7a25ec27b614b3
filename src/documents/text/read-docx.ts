import mammoth from 'mammoth';
import { weighZip } from './weigh-zip.ts';

export async function readDocx(bytes: Buffer): Promise<string> {
  await weighZip(bytes);
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  return value;
}
