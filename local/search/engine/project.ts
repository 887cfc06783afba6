import { type Document, isObject } from '../store/document.ts'

/**
 * The document with only `include` (all when empty) and without `exclude`; dotted names reach in,
 * and a star at the end of a name stands for any ending.
 */
export function project(
  document: Document,
  include: readonly string[],
  exclude: readonly string[],
): Document {
  return pick(document, '', include, exclude)
}

const names = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function pick(
  value: Document,
  path: string,
  include: readonly string[],
  exclude: readonly string[],
): Document {
  const out: Document = {}
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key
    if (exclude.some((each) => names(each, name))) continue
    const wanted =
      include.length === 0 ||
      include.some((each) => names(each, name) || name.startsWith(`${each}.`))
    const holds = include.some((each) => each.startsWith(`${name}.`))
    if (!wanted && !holds) continue
    out[key] = Array.isArray(inner)
      ? inner.map((item) => (isObject(item) ? pick(item, name, include, exclude) : item))
      : isObject(inner)
        ? pick(inner, name, include, exclude)
        : inner
  }
  return out
}
