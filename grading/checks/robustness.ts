import { pausesBetween, retryDateOf } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';
import { dateProbe, repeated, repeats, repetitionOf, waitsAfter } from './limits.ts';

/** The shortest pause in milliseconds that a client may make between two attempts during an outage. */
const shortestPause = 100;

/** A client's pauses count as constant if the median pause is at most this many times the shortest pause. */
const constantRatio = 1.25;

const probed = (name: string) => (scene: Transcript) => scene.exchanges.filter(({ probe }) => probe === name);
const attemptsIn = probed('outage');

export const robustness: Readonly<Record<string, Check>> = {
  'robust-503-repeated': repeats(503),
  'robust-503-wait': waitsAfter(503),
  'robust-retry-date': (scene, rule) => {
    const wait = waitsAfter(503, retryDateOf)(scene, rule);
    return wait.outcome === 'not observed' ? repeated(dateProbe, probed(dateProbe))(scene, rule) : wait;
  },

  'robust-reset-repeated': repeated('a broken connection', probed('reset')),

  'robust-truncated-refused': each('No response was incomplete.', probed('truncated'), (cut, scene) => {
    const again = repetitionOf(scene, cut);
    if (again) return passed('The client repeated the read after the incomplete response.', cut, again);
    if (reportedSuccess(scene)) return failed('The client accepted an incomplete response.', cut);
    return scene.client?.stopped === null ? passed('The client reported the incomplete response.', cut) : undefined;
  }),

  'robust-slow-accepted': each('No response was slow.', probed('slow'), (slow) =>
    slow.isWhole
      ? passed('The client waited for the slow response.', slow)
      : failed('The client disconnected before the slow response was complete.', slow),
  ),

  'robust-gives-up': (scene) => {
    const attempts = attemptsIn(scene);
    if (attempts.length === 0) return notObserved('There was no lasting outage.');
    return attempts.length <= 5
      ? passed(`The client gave up after ${attempts.length} attempts.`, ...attempts.slice(-1))
      : failed('The client sent more than 5 attempts, which the task allows.', ...attempts.slice(-1));
  },

  'robust-pause': (scene) => {
    const gaps = pausesBetween(attemptsIn(scene), scene.exchanges);
    if (gaps.length === 0) return notObserved('The client repeated no request during a lasting outage.');
    const attempts = attemptsIn(scene).slice(0, 3);
    // A busy machine can only lengthen a client's pauses, so the shortest pause is judged.
    // The first pause is ignored, because a client may repeat a failed request once without a pause.
    return Math.min(...gaps.slice(gaps.length > 1 ? 1 : 0)) >= shortestPause
      ? passed('The client paused between the attempts.', ...attempts)
      : failed('The client repeated the request without a pause.', ...attempts);
  },

  'robust-backoff': (scene) => {
    const attempts = attemptsIn(scene);
    const gaps = pausesBetween(attempts, scene.exchanges);
    if (gaps.length < 2 || Math.max(...gaps) < shortestPause) {
      return notObserved('The client sent fewer than three attempts with pauses during a lasting outage.');
    }
    // A busy machine lengthens some of the client's pauses, so the shortest pause is compared with the median.
    const sorted = gaps.toSorted((one, other) => one - other);
    return (sorted[Math.floor(sorted.length / 2)] ?? 0) > (sorted[0] ?? 0) * constantRatio
      ? passed('The pauses between the attempts grew.', ...attempts)
      : failed('The pauses between the attempts did not grow.', ...attempts);
  },

  'robust-outage-reported': (scene) => {
    const attempts = attemptsIn(scene);
    if (attempts.length === 0) return notObserved('There was no lasting outage.');
    if (scene.client?.stopped !== null) return notObserved('The client did not end by itself during the outage.');
    return reportedFailure(scene)
      ? passed('The client reported the outage.', ...attempts.slice(-1))
      : failed('No attempt succeeded, but the client reported success.', ...attempts.slice(-1));
  },
};
