/** Time in milliseconds for which a message to the user is shown. */
const shownFor = 4000;

let hiding;

/** Shows a short message at the edge of the page. Screen readers announce the message. */
export function notify(text) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.textContent = '';
  }, shownFor);
}
