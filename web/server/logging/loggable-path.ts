const LONGEST = 300
const link = /(\/preview-link\/)(?!ended(?:\/|$))[^/]+/g

/** The path of an address as logs may hold it: without its query, and without the token of a shared preview. */
export function loggablePath(address: string | undefined): string {
  const [path = ''] = (address ?? '').split(/[?#]/, 1)
  return decoded(path).replace(link, '$1…').slice(0, LONGEST)
}

/** The same for a text that may hold addresses. */
export const loggableText = (text: string): string =>
  text.replace(/[?#]\S*/g, '').replace(link, '$1…')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // No text is encoded so; nothing of ours answers there.
    return '(not decodable)'
  }
}
