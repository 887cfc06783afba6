import { badRequest } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'

/** A listener's options. */
export type ListenOptions = {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  /** Also sends changes of drafts and versions. */
  includeAllVersions: boolean
  mendoza: boolean
  enableResume: boolean
}

/** API version from which a listener gets changes of drafts only on request. */
const PUBLISHED_ONLY_SINCE = '2025-02-19'

const FLAGS = [
  'includeResult',
  'includePreviousRevision',
  'includeMutations',
  'includeAllVersions',
  'enableResume',
]
/** `tag` is for logs, `ticket` for stream hosts. */
const KNOWN = new Set([...FLAGS, 'query', 'visibility', 'effectFormat', 'tag', 'ticket'])

function assertOneOf(url: URL, name: string, values: readonly string[]): void {
  const value = url.searchParams.get(name)
  if (value === null || values.includes(value)) return
  throw badRequest(`${name} is "${value}", and must be one of: ${values.join(', ')}`)
}

/** A listener's options in the URL. `visibility` is checked but has no effect: queries see commits at once. */
export function listenOptions(url: URL, apiVersion: string): ListenOptions {
  const unknown = [...url.searchParams.keys()].find(
    (name) => !KNOWN.has(name) && !name.startsWith('$'),
  )
  if (unknown !== undefined) throw notImplemented(`the option "${unknown}" of a listener`)
  for (const name of FLAGS) assertOneOf(url, name, ['true', 'false'])
  assertOneOf(url, 'effectFormat', ['mendoza'])
  assertOneOf(url, 'visibility', ['transaction', 'query'])
  const flag = (name: string, preset: boolean) =>
    (url.searchParams.get(name) ?? String(preset)) === 'true'
  const isDated = /^\d{4}-/.test(apiVersion)
  const allByDefault = isDated ? apiVersion < PUBLISHED_ONLY_SINCE : apiVersion === '1'
  return {
    includeResult: flag('includeResult', false),
    includePreviousRevision: flag('includePreviousRevision', false),
    includeMutations: flag('includeMutations', true),
    includeAllVersions: flag('includeAllVersions', allByDefault),
    mendoza: url.searchParams.has('effectFormat'),
    enableResume: flag('enableResume', false),
  }
}
