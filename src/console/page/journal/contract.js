let loading;

export function loadContract() {
  loading ??= fetch('contract.json')
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('contract.json was not found.'))))
    .catch((problem) => {
      loading = undefined;
      throw problem;
    });
  return loading;
}

export function docsPage(page) {
  return `../docs/${page}`;
}
