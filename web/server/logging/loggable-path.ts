const LONGEST = 300
const link = /(\/preview-link\/)(?!ended(?:\/|$))[^/]+/g

/** The path of an address as logs may hold it: without the query and without the token of a preview link. */
export function loggablePath(address: string | undefined): string {
  const [path = ''] = (address ?? '').split(/[?#]/, 1)
  return decoded(path).replace(link, '$1…').slice(0, LONGEST)
}

/** `loggablePath` for a text that may contain addresses. */
export const loggableText = (text: string): string =>
  text.replace(/[?#]\S*/g, '').replace(link, '$1…')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // No route of ours has such an address.
    return '(not decodable)'
  }
}
