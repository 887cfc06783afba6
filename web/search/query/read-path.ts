const METHOD = String.raw`(?:(?:get|post|put|patch|delete)\s+)?`
const HOST = String.raw`(?:(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?=\/))?`
const SEGMENT = String.raw`[A-Za-z\d{][\w{}.-]*`
const ADDRESS = new RegExp(
  String.raw`(?<![\w/])${METHOD}(?:https?:\/\/[^\s/]+(?=\/))?${HOST}(?<path>\/?${SEGMENT}(?:\/${SEGMENT})*)\/?(?:[?#]\S*)?(?![\w/])`,
  'gi',
)

export interface PathRead {
  /** Without host and query. */
  path: string
  /** The text without the path. */
  rest: string
}

/** The path of an operation in a text: `/v5/order/create`, `order/create`, or an address with one. */
export function readPath(text: string): PathRead | undefined {
  for (const found of text.matchAll(ADDRESS)) {
    const { path } = found.groups ?? {}
    if (!path?.slice(1).includes('/') && !(path?.startsWith('/') && path.length > 2)) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { path, rest: rest.trim() }
  }
  return undefined
}

/** Whether a path is unambiguous: `tp/sl` is two words, `/v5/order/create` is not. */
export function isCertain({ path }: PathRead): boolean {
  return path.startsWith('/') || /^v\d+\//.test(path) || path.split('/').length > 2
}

/** The full paths that a typed path may stand for. */
export function pathCandidates(path: string): string[] {
  const bare = path.replace(/^\//, '').replace(/^v5\//i, '')
  return [
    ...new Set([path, `/${bare}`, `/v5/${bare}`].flatMap((each) => [each, each.toLowerCase()])),
  ]
}
