let loading;

/**
 * Loads the contract data that the console shows: `errors` by error code and `operations` by operation id.
 * If loading fails, the next call tries again.
 */
export function loadContract() {
  loading ??= fetch('contract.json')
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('contract.json was not found.'))))
    .catch((problem) => {
      loading = undefined;
      throw problem;
    });
  return loading;
}

/** Returns the URL of a documentation page, relative to the console. */
export function docsPage(page) {
  return `../docs/${page}`;
}
