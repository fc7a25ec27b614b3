/** The dialog also closes when the URL changes, for example with the browser's Back button. */
export function showModal(dialog) {
  const close = () => dialog.close();
  addEventListener('hashchange', close);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      removeEventListener('hashchange', close);
      dialog.remove();
      resolve();
    });
  });
}
