let loading;

/**
 * Loads the facts about the contract that the console shows: `errors` by code and `operations` by id.
 * A failed attempt is repeated at the next call.
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

/** The address of a page of the documentation. */
export function docsPage(page) {
  return `../docs/${page}`;
}
