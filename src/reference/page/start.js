import { callerOf, watchCaller } from './caller.js';
import { configurationFor } from './configuration.js';

const caller = await callerOf();
// The component would try to reuse elements that it finds in its place.
document.getElementById('reference').replaceChildren();
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));
