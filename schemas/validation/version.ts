import { reservedSegment } from './reserved-routes.ts'

/** Returns a message for an invalid version name, which the site and readers' browsers use as an id. */
export function versionNameProblem(name: string | undefined): string | undefined {
  if (!name) return 'Give the version a name, for example current or 2024.'
  if (/^[a-z0-9][a-z0-9.-]*$/.test(name)) return undefined
  return 'A name has only a–z, 0–9, “-” and “.”, and starts with a letter or digit.'
}

/** Returns a message for the invalid path prefix of a version; the latest version has none. */
export function versionPathProblem(
  path: string | undefined,
  isLast: boolean | undefined,
): string | undefined {
  if (isLast)
    return path ? 'The version shown by default has no path: empty this field.' : undefined
  if (!path)
    return 'Only the version shown by default has no path. Give this one, for example 2024.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path))
    return 'A path is one word of a–z, 0–9 and “-”, for example 2024.'
  if (reservedSegment(path))
    return `The site itself uses “${path}” at the start of an address. Choose another word.`
  return undefined
}
