import {
  ADMINISTRATED,
  administratorsOnly,
  isAdministrator,
  onlyReads,
  onlyTranslates,
  writersOnly,
} from '../../schemas/access.ts'
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

/** Whom the schema lets change a field; undefined where it restricts nobody. */
type Restriction = 'writers' | 'administrators' | 'nobody' | undefined

/** What the `readOnly` of a field says of roles; a form is read-only for other reasons too, as in the past. */
export function restrictionOf(readOnly: unknown): Restriction {
  if (readOnly === writersOnly) return 'writers'
  if (readOnly === administratorsOnly) return 'administrators'
  return readOnly === true ? 'nobody' : undefined
}

interface Field {
  documentType: string
  path: readonly unknown[]
  restriction: Restriction
}

/**
 * Why the user may not change one field, where the document has others that they may: undefined when the note
 * above the form has said it of all, or when it is not their role that makes it read-only.
 */
export function fieldReason(
  user: User,
  { documentType, path, restriction }: Field,
): 'byWriters' | 'byAdministrators' | 'inSpecification' | undefined {
  const whole = documentReason(user, documentType)
  if (whole === 'reads' || whole === 'administrators') return undefined
  // What lies deeper is among facts that are named so.
  if (restriction === 'nobody')
    return FROM_SPECS.includes(documentType) && path.length === 1 ? 'inSpecification' : undefined
  if (restriction === 'administrators')
    return isAdministrator(user) ? undefined : 'byAdministrators'
  if (restriction !== 'writers' || whole !== 'translates') return undefined
  return ADMINISTRATED.includes(documentType) ? 'byAdministrators' : 'byWriters'
}
