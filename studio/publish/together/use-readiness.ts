import { useCurrentUser, useDocumentPairPermissions, useValidationStatus } from 'sanity'
import { publishedIdOf } from '../../../schemas/ids.ts'
import { defaultLocale } from '../../../schemas/locales.ts'
import { waitingLanguages } from '../../../schemas/publishing/split-by-language.ts'
import type { Stored } from '../../../schemas/publishing/stored.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ownLanguages } from '../../languages/own-languages.ts'
import { useReviewGate } from '../../review/use-review-gate.ts'
import { publishMessages } from '../publish-messages.ts'
import type { FieldChange } from './changes-of.ts'

export interface Readiness {
  ready: boolean
  /** A short text: the problem, or that there is none. */
  words: string
  tone: 'positive' | 'caution' | 'critical' | 'default'
}

/** Returns whether a draft may be published, by the same rules as its form. */
export function useReadiness(
  draft: Stored,
  published: Stored | null,
  changes: readonly FieldChange[],
): Readiness {
  const t = useMessages(publishMessages)
  const id = publishedIdOf(draft._id)
  const { isValidating, validation, revision } = useValidationStatus(draft._id, draft._type, true)
  const permissionCheck = { id, type: draft._type, permission: 'publish' as const }
  const [permissions, isLoading] = useDocumentPairPermissions(permissionCheck)
  const gate = useReviewGate(id, draft._type)
  const own = ownLanguages(useCurrentUser())
  const count = (level: string) => validation.filter((marker) => marker.level === level).length
  const no = (words: string, tone: Readiness['tone']) => ({ ready: false, words, tone })

  if (changes.length === 0) return no(t('ready.unchanged'), 'default')
  if (isLoading) return no(t('ready.checking'), 'default')
  if (!permissions?.granted) return no(t('ready.notYours'), 'default')
  const waiting = waitingLanguages(published ?? undefined, draft)
  const isEarly = published === null && !own.includes(defaultLocale)
  if (isEarly || !waiting.some((locale) => own.includes(locale)))
    return no(t('ready.others'), 'default')
  if (!gate.allowed) return no(gate.reason, 'caution')
  if (isValidating || revision !== draft._rev) return no(t('ready.checking'), 'default')
  if (count('error') > 0) return no(t('ready.errors', { count: count('error') }), 'critical')
  if (count('warning') > 0)
    return {
      ready: true,
      words: t('ready.warnings', { count: count('warning') }),
      tone: 'caution',
    }
  return { ready: true, words: t('ready.yes'), tone: 'positive' }
}
