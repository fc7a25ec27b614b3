import type { FileStore } from '../../files/file-store.ts';
import { type FormRequest, requireForm, withForm } from '../forms/with-form.ts';
import { sendContractAnswer } from './contract-answer.ts';
import type { Ending } from './served.ts';

export function formAnsweredByContract(form: FormRequest, files: FileStore): Ending {
  requireForm(form.body);
  const anyFile = {
    limit: form.uploadBytes,
    tooLarge: 'BODY TOO LARGE' as const,
    temporaryFiles: () => files,
    read: async () => null,
  };
  return async (reply) => {
    await withForm(form, anyFile, files, () => null);
    return sendContractAnswer(form.entry, reply, {});
  };
}
