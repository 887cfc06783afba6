import { basePath, pathOfAddress } from '../../config/paths.ts'

/** The path of the page that `given` names by path, by address, or by the address of its Markdown. */
export function pagePath(given: string): string {
  const pathname = URL.parse(given, 'https://site.invalid/')?.pathname ?? ''
  const inside = pathname.startsWith(`${basePath}/`) ? pathname : `${basePath}${pathname}`
  return decodePath(pathOfAddress(inside).replace(/\.(md|json)$/, ''))
}

/** The anchor of a path or an address; undefined without one. */
export function pageAnchor(given: string): string | undefined {
  const hash = URL.parse(given, 'https://site.invalid/')?.hash.slice(1) ?? ''
  return hash === '' ? undefined : decodePath(hash)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
