/** Returns the values of a submitted form by name, and prevents the browser from sending the form. */
export function valuesOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
}
