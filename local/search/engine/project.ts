import { type Document, isObject } from '../store/document.ts'

/** The document with only `include` (all when empty) and without `exclude`; dotted names select nested fields. */
export function project(
  document: Document,
  include: readonly string[],
  exclude: readonly string[],
): Document {
  return pick(document, '', include, exclude)
}

function pick(
  value: Document,
  path: string,
  include: readonly string[],
  exclude: readonly string[],
): Document {
  const out: Document = {}
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key
    if (exclude.includes(name)) continue
    const wanted =
      include.length === 0 || include.some((each) => name === each || name.startsWith(`${each}.`))
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
