import type { LocalizedValue } from '../../content/model/localized-text.ts'

interface Titled {
  path: string
  title?: LocalizedValue | null | undefined
}

/**
 * The path of the page whose title is spelled by the end of `path`: `v5/order/place-order` names “Place Order”. A page
 * in the same folder takes precedence; of several pages elsewhere none matches.
 */
export function titledPage(path: string, pages: readonly Titled[]): string | undefined {
  const [folder, name] = split(path)
  const called = pages.filter(
    ({ title }) => name !== '' && spelled(title?.en ?? '') === spelled(name),
  )
  const [here] = called.filter(({ path }) => split(path)[0] === folder)
  const others = called.filter(({ path }) => !path.startsWith('api-explorer/'))
  return (here ?? (others.length === 1 ? others[0] : undefined))?.path
}

function split(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/')
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)]
}

/** The slug of a title: `place-order` for “Place Order”. */
const spelled = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
