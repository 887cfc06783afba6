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

/** Why the user may change only parts of a document of `type`, or none; undefined if the user may change all. */
export function documentReason(
  user: User,
  type: string,
): 'reads' | 'translates' | 'administrators' | 'specification' | undefined {
  if (onlyReads(user)) return 'reads'
  if (onlyTranslates(user)) return 'translates'
  if (ADMINISTRATED.includes(type) && !isAdministrator(user)) return 'administrators'
  return FROM_SPECS.includes(type) ? 'specification' : undefined
}

/** The role required to change a field by its schema; undefined for a field without restriction. */
type Restriction = 'writers' | 'administrators' | 'nobody' | undefined

/** Returns the role that a field's `readOnly` requires; forms of old revisions are read-only for all roles. */
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
 * Why the user may not change one field of a document in which they may change others. Returns undefined if the note
 * above the form states the reason for the whole document, or if the field is read-only for another reason.
 */
export function fieldReason(
  user: User,
  { documentType, path, restriction }: Field,
): 'byWriters' | 'byAdministrators' | 'inSpecification' | undefined {
  const whole = documentReason(user, documentType)
  if (whole === 'reads' || whole === 'administrators') return undefined
  // Nested fields are within an object whose own field states the reason.
  if (restriction === 'nobody')
    return FROM_SPECS.includes(documentType) && path.length === 1 ? 'inSpecification' : undefined
  if (restriction === 'administrators')
    return isAdministrator(user) ? undefined : 'byAdministrators'
  if (restriction !== 'writers' || whole !== 'translates') return undefined
  return ADMINISTRATED.includes(documentType) ? 'byAdministrators' : 'byWriters'
}
