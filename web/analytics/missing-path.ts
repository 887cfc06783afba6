import { oldPathProblem } from '../../schemas/validation/page-path.ts'
import { basePath, pathOfAddress } from '../config/paths.ts'
import { looksPrivate } from '../search/looks-private.ts'

const LONGEST = 200
/** Files of other systems, which only programs ask for. */
const FOREIGN = /(?:^|\/)\.|\.(?!html?$|md$|json$)[a-z0-9~]{1,8}$/i

/**
 * The path of `pathname` as a redirect can begin there, without locale and format; undefined where none can, or where
 * it looks like something private.
 */
export function missingPath(pathname: string): string | undefined {
  const path = decoded(pathOfAddress(pathname))?.replace(/(?<!\/)\/+$/, '')
  if (!path || path.length > LONGEST || FOREIGN.test(path) || isPrivate(path)) return undefined
  const plain = path.replace(/(?:\/index)?\.html?$|\.(?:md|json)$/, '')
  return oldPathProblem(plain) === undefined ? plain : undefined
}

/** The page that a request names as the one that led to it: a path of this site, or host and path of another. */
export function referringPage(
  referer: string | undefined,
  host: string | undefined,
): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  if (!/^https?:$/.test(url.protocol)) return undefined
  const path = decoded(url.pathname)?.replace(/(?<!\/)\/+$/, '') ?? ''
  const isTidy = /^[\w./~-]*$/.test(path) && path.length <= LONGEST && !isPrivate(path)
  if (url.host === host) return isTidy && path.startsWith(basePath) ? path : undefined
  return url.hostname + (isTidy ? path : '')
}

const isPrivate = (path: string): boolean => path.split('/').some(looksPrivate)

/** Undefined where no text is encoded so. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
