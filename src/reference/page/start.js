import { keepAccessible } from './accessible.js';
import { callerOf, watchCaller } from './caller.js';
import { configurationFor } from './configuration.js';

const caller = await callerOf();
// Removes existing elements, because the reference component would try to reuse existing elements.
document.getElementById('reference').replaceChildren();
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
// The component shows its dialogs outside its own element.
keepAccessible(document.body);
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));
