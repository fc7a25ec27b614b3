export function valuesOf(event) {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
}
