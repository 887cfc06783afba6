import { ADMINISTRATED, isAdministrator, onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { FROM_SPECS } from '../structure/singletons.ts'

type User = { roles: { name: string }[] } | null | undefined

/** Why somebody may change only parts of a document of `type`, or nothing; undefined when all is theirs. */
export function documentReason(
  user: User,
  type: string,
): 'reads' | 'translates' | 'administrators' | 'specification' | undefined {
  if (onlyReads(user)) return 'reads'
  if (onlyTranslates(user)) return 'translates'
  if (ADMINISTRATED.includes(type) && !isAdministrator(user)) return 'administrators'
  return FROM_SPECS.includes(type) ? 'specification' : undefined
}

interface Field {
  documentType: string
  path: readonly unknown[]
  /** True where the schema says so for everybody. */
  alwaysReadOnly: boolean
}

/**
 * Why one field is read-only, where the document has others that are not: undefined when the note
 * above the form has said it of all.
 */
export function fieldReason(
  user: User,
  { documentType, path, alwaysReadOnly }: Field,
): 'byWriters' | 'byAdministrators' | 'inSpecification' | undefined {
  const whole = documentReason(user, documentType)
  if (whole === 'reads' || whole === 'administrators') return undefined
  // What lies deeper is among facts that are named so.
  if (alwaysReadOnly)
    return FROM_SPECS.includes(documentType) && path.length === 1 ? 'inSpecification' : undefined
  if (whole === 'translates')
    return ADMINISTRATED.includes(documentType) ? 'byAdministrators' : 'byWriters'
  return isAdministrator(user) ? undefined : 'byAdministrators'
}
