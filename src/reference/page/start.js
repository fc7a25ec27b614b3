import { keepAccessible } from './accessible.js';
import { callerOf, watchCaller } from './caller.js';
import { configurationFor } from './configuration.js';

const caller = await callerOf();
// The API reference component would try to reuse existing elements.
document.getElementById('reference').replaceChildren();
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
// The API reference component shows its dialogs outside its own element.
keepAccessible(document.body);
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));
