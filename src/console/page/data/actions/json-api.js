export function jsonApi(method, path, type, attributes) {
  return { method, path: `/v2/admin${path}`, type: 'application/vnd.api+json', json: { data: { type, attributes } } };
}

/** Objects that the user can select in forms, with the text that is shown for each object. */
export const choices = {
  users: { collection: 'users', filter: { field: 'status', value: 'active' }, textOf: userText },
  departments: { collection: 'departments', textOf: ({ path, id }) => `${path} (id ${id})` },
  roles: { collection: 'roles', textOf: ({ name, type, id }) => `${name} (${type}, id ${id})` },
  folders: { collection: 'folders', textOf: ({ path }) => path },
};

function userText({ firstName, lastName, email, id }) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return `${name ? `${name}, ` : ''}${email} (id ${id})`;
}
