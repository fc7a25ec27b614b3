/** Returns the values of a submitted form by field name, and prevents the browser from sending the form itself. */
export function valuesOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
}
