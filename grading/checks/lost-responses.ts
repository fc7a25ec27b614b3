import type { Exchange } from '../observe/exchange.ts';
import { type Check, each, failed, passed } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';

/** The connection broke before the sandbox applied the request. */
export const refusedLoss = 'lost request';
/** The connection broke after the sandbox had applied the request. */
export const appliedLoss = 'lost response';

/**
 * The operations that a client must not repeat blindly, each with the reads that show whether it was applied. Other
 * operations can be repeated: RFC 9110 defines DELETE as idempotent, and a deletion of the contract can be requested twice.
 */
const unsafe: Readonly<Record<string, readonly string[]>> = {
  uploadDocument: ['listDocuments', 'searchDocuments', 'queryDocuments', 'readDocumentByDocId', 'listDocumentSet'],
  createDepartment: ['listDepartments'],
  updateDepartmentMembers: ['listUsers', 'readDepartment', 'listDepartments', 'readAccess'],
};

const readsAfter = ({ operation }: Exchange) => unsafe[operation ?? ''];

const lost = ({ exchanges }: Transcript) =>
  exchanges.filter(({ probe }) => probe === refusedLoss || probe === appliedLoss);

const repetitionOf = ({ exchanges }: Transcript, { id, operation }: Exchange) =>
  exchanges.find((other) => other.id > id && other.operation === operation);

function lookupAfter({ exchanges }: Transcript, loss: Exchange): Exchange | undefined {
  return exchanges.find(({ id, operation }) => id > loss.id && readsAfter(loss)?.includes(operation ?? ''));
}

/** In milliseconds. An HTTP library that repeats a request on its own sends the same bytes after at most about 40 ms. */
const stackPause = 150;

/** The media type of a form contains its boundary, which a program usually chooses anew for each attempt. */
const typeOf = ({ request }: Exchange) => request.headers['content-type'];

const none = 'No response to a write was lost.';

export const afterLoss: Readonly<Record<string, Check>> = {
  'robust-creation-not-repeated': each(none, lost, (loss, scene) => {
    const again = repetitionOf(scene, loss);
    const lookup = lookupAfter(scene, loss);
    if (!readsAfter(loss)) return passed('The write can be repeated without harm.', loss);
    if (!again || (lookup && lookup.id < again.id)) return passed('The client did not repeat the write blindly.', loss);
    const isByStack = again.at - loss.at < stackPause && typeOf(again) === typeOf(loss);
    const who = isByStack ? 'The client, probably its HTTP library on its own,' : 'The client';
    return failed(`${who} repeated the write without looking whether the first one had an effect.`, loss, again);
  }),

  'robust-lost-reported': each(none, lost, (loss, scene) => {
    const lookup = loss.probe === appliedLoss ? lookupAfter(scene, loss) : undefined;
    const next = lookup ?? repetitionOf(scene, loss);
    if (next) return passed('The client found out whether the write had an effect, or repeated it.', loss, next);
    if (reportedSuccess(scene)) return failed('The client reported success without a response.', loss);
    return reportedFailure(scene) ? passed('The client reported the lost response.', loss) : undefined;
  }),
};
