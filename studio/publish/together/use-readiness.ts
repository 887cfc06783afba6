import { useCurrentUser, useDocumentPairPermissions, useValidationStatus } from 'sanity'
import { onlyTranslates } from '../../../schemas/access.ts'
import { publishedIdOf, type Stored } from '../../../schemas/publishing/stored.ts'
import { useReviewGate } from '../../review/use-review-gate.ts'
import type { FieldChange } from './changes-of.ts'

export interface Readiness {
  ready: boolean
  /** In a word or two: what is wrong, or that nothing is. */
  words: string
  tone: 'positive' | 'caution' | 'critical' | 'default'
}

/** Whether a draft may be published as it is, as its own form would say. */
export function useReadiness(draft: Stored, changes: readonly FieldChange[]): Readiness {
  const id = publishedIdOf(draft._id)
  const { isValidating, validation, revision } = useValidationStatus(draft._id, draft._type, true)
  const asked = { id, type: draft._type, permission: 'publish' as const }
  const [permissions, isLoading] = useDocumentPairPermissions(asked)
  const gate = useReviewGate(id, draft._type)
  const translates = onlyTranslates(useCurrentUser())
  const count = (level: string) => validation.filter((marker) => marker.level === level).length
  const no = (words: string, tone: Readiness['tone']) => ({ ready: false, words, tone })

  if (changes.length === 0) return no('nothing changed', 'default')
  if (isLoading) return no('checking …', 'default')
  if (!permissions?.granted) return no('not yours to publish', 'default')
  if (translates && changes.some(({ locale }) => locale !== 'zhTW'))
    return no('has English that a writer must publish', 'default')
  if (!gate.allowed) return no(gate.reason, 'caution')
  if (isValidating || revision !== draft._rev) return no('checking …', 'default')
  if (count('error') > 0) return no(`${count('error')} to mend`, 'critical')
  if (count('warning') > 0)
    return { ready: true, words: `${count('warning')} to look at`, tone: 'caution' }
  return { ready: true, words: 'ready', tone: 'positive' }
}
