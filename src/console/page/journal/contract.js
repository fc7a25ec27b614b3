let loading;

/** Loads the data of the API contract that the web console shows. After an error, the next call tries again. */
export function loadContract() {
  loading ??= fetch('contract.json')
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('contract.json was not found.'))))
    .catch((problem) => {
      loading = undefined;
      throw problem;
    });
  return loading;
}

/** URL of a documentation page, relative to the URL of the web console. */
export function docsPage(page) {
  return `../docs/${page}`;
}
