import type { OperationResponse } from '../../../contract/operation.ts';
import { Problem } from '../../../contract/problem.ts';
import { findById } from '../../../tenant/ids.ts';
import { tenantWithDueTransitions } from '../../find-tenant.ts';
import type { ControlRequest } from '../../operation.ts';

export function readDocumentText(request: ControlRequest<'readDocumentText'>): OperationResponse<'readDocumentText'> {
  const { tenant, documentId } = request.path;
  const { documents, texts } = tenantWithDueTransitions(request, tenant).tenantData.rows;
  if (!findById(documents, documentId)) {
    const detail = `the tenant "${tenant}" has no document record with the id ${JSON.stringify(documentId)}`;
    throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'documentId' } });
  }
  return { status: 200, body: { documentId, text: findById(texts, documentId)?.text ?? '' } };
}
