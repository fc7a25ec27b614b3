/** A list of `{ code, detail, where }`. `where` is the invalid part, such as `body /data/attributes/name`. */
export function errorsOf({ status, answer }) {
  const body = answer?.body;
  if (status === null || status < 400 || body === null || typeof body !== 'object') return [];
  if (Array.isArray(body.errors)) return body.errors.filter(isObject).map(ofJsonApi);
  if (typeof body.error === 'string') return ofDocuments(body);
  if (typeof body.detail === 'string') return [{ code: textOf(body.code), detail: body.detail, where: '' }];
  return [];
}

function ofJsonApi({ code, detail, title, source }) {
  return { code: textOf(code), detail: textOf(detail) || textOf(title), where: whereOf(source) };
}

function ofDocuments({ error, code, details }) {
  const others = (Array.isArray(details) ? details : []).filter(isObject);
  if (others.length === 0) return [{ code: textOf(code), detail: error, where: '' }];
  return others.map((each) => ({ code: textOf(code), detail: textOf(each.message), where: whereOf(each) }));
}

function whereOf(source) {
  if (!isObject(source)) return '';
  if (typeof source.pointer === 'string') return `body ${source.pointer}`;
  if (typeof source.parameter === 'string') return `parameter ${source.parameter}`;
  return typeof source.header === 'string' ? `header ${source.header}` : '';
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

function textOf(value) {
  return typeof value === 'string' ? value : '';
}
