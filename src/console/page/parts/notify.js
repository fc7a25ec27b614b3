const shownFor = 4000;

let hiding;

export function notify(text) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.textContent = '';
  }, shownFor);
}
