import actions from './actions.json' with { type: 'json' };

const keyOfField = ({ name, type }) => JSON.stringify([type, name]);

const userName = ({ firstName, lastName, email }) => [firstName, lastName].filter(Boolean).join(' ') || email;

/** How a form names the rows from which a user picks one. */
const picks = {
  users: {
    textOf: (user) => {
      const { email, id, departmentPaths } = user;
      const name = [...new Set([userName(user), email])].join(', ');
      return `${name} (id ${id}), ${departmentPaths.length > 0 ? `in ${departmentPaths.join(', ')}` : 'in no department'}`;
    },
  },
  departments: { textOf: ({ path, id }) => `${path} (id ${id})` },
  roles: { textOf: ({ name, type, id }) => `${name} (${type}, id ${id})` },
  fields: { keyOf: keyOfField, textOf: ({ name, type }) => `${name} (${type})` },
};

/**
 * The actions of a list or of a row in `actions.json`. An action has fields and a request, or a file to download. A text
 * such as `{name}` stands for a member of the row or a value of the form, and `{name|filter}` for its result.
 */
export function actionsOf(kind, collection, row = {}) {
  return (actions[kind][collection] ?? [])
    .filter(({ when }) => holds(when, row))
    .map((action) => actionOf(action, row));
}

function actionOf({ request, forEachDepartment, fields = [], outcomes, ...action }, row) {
  return {
    ...filled(action, row),
    fields: fields.map((field) => fieldOf(field, row)),
    outcomes: outcomes && ((picked) => filled(outcomes, namesOf(picked))),
    requests:
      request &&
      ((values, picked) => [
        filled(request, { ...row, ...values }),
        ...(forEachDepartment
          ? departmentsOf(values, picked).map((from) => filled(forEachDepartment, { ...values, from }))
          : []),
      ]),
  };
}

function namesOf(picked) {
  return Object.fromEntries(Object.entries(picked).map(([field, row]) => [field, row.path ?? userName(row)]));
}

/** The departments that a picked user leaves. */
function departmentsOf({ user, department }, picked) {
  return (picked.user?.id === user ? picked.user.departments : []).filter((id) => id !== department);
}

/** The options of a field can be two lists of the row: the values and their texts. */
function fieldOf({ when, ...field }, row) {
  const { options: given, ...filledField } = filled(field, row);
  const options =
    typeof given?.[0] === 'string' ? row[given[0]].map((value, at) => [value, row[given[1]][at] ?? value]) : given;
  const initial = options && { initial: options[0][0] };
  return { ...initial, ...filledField, ...picks[field.collection], options, when: (values) => holds(when, values) };
}

/** Each property has one of the given values, or is neither empty nor 0. */
function holds(when = {}, row) {
  return Object.entries(when).every(([name, wanted]) => {
    const value = name.split('.').reduce((inner, key) => inner?.[key], row);
    return wanted === true ? Boolean(value) : wanted.includes(value);
  });
}

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

const filters = {
  orNull: (value) => value || null,
  named: (value, values) => values[value],
  lines: (text) => (linesOf(text).length > 0 ? linesOf(text) : undefined),
  fieldName: (field) => (field ? JSON.parse(field)[1] : ''),
  fieldValues: (text, { field }) =>
    linesOf(text).map((line) => ({ value: typedValue(field ? JSON.parse(field)[0] : 'string', line) })),
};

function typedValue(type, text) {
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function filled(template, values) {
  if (Array.isArray(template)) return template.map((each) => filled(each, values));
  if (template !== null && typeof template === 'object')
    return Object.fromEntries(Object.entries(template).map(([key, each]) => [key, filled(each, values)]));
  if (typeof template !== 'string') return template;
  const [, name, filter] = /^\{(\w+)(?:\|(\w+))?\}$/.exec(template) ?? [];
  if (name) return filter ? filters[filter](values[name], values) : values[name];
  return template.replaceAll(/\{(\w+)\}/g, (_, each) => values[each] || `:${each}`);
}
