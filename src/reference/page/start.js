import { keepAccessible } from './accessible.js';
import { callerOf, watchCaller } from './caller.js';
import { configurationFor } from './configuration.js';

const caller = await callerOf();
// The element must be empty, because the API reference component reuses existing child elements.
document.getElementById('reference').replaceChildren();
const reference = globalThis.Scalar.createApiReference('#reference', configurationFor(caller));
// Corrects the whole page, because the API reference component shows dialogs outside its own element.
keepAccessible(document.body);
watchCaller(caller, () => reference.updateConfiguration(configurationFor(caller)));
