import { PublishIcon } from '@sanity/icons/Publish'
import { type DocumentActionComponent, useLocale } from 'sanity'
import { defaultLocale, type Locale } from '../../schemas/locales.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { languagesMessages } from '../languages/languages-messages.ts'
import { nameIn, useLanguages } from '../languages/use-languages.ts'
import { useReviewGate } from '../review/use-review-gate.ts'
import { usePublishBlocker } from './use-publish-blocker.ts'
import { usePublishDraft } from './use-publish-draft.ts'

/** Publishes one language only, for users who may publish several; a changed path is confirmed in a dialog first. */
export function languageAction(locale: Locale): DocumentActionComponent {
  const languages = [locale]
  const LanguageAction: DocumentActionComponent = ({ id, type, draft, published }) => {
    const t = useMessages(languagesMessages)
    const interfaceLanguage = useLocale().currentLocale.id
    const { publishes } = useLanguages(draft, published)
    const waiting = usePublishBlocker(id, type, draft?._rev, languages)
    const part = draft ? { languages, seen: draft } : undefined
    const ours = usePublishDraft(id, draft?._rev, waiting, part)
    const gate = useReviewGate(id, type)
    const isMove = locale === defaultLocale && moveOf(draft, published) !== undefined
    const isEarly = locale !== defaultLocale && published === null
    if (publishes.length < 2 || isMove || isEarly) return null
    return {
      label: ours.label || t('alone', { language: nameIn(locale, interfaceLanguage) }),
      icon: PublishIcon,
      disabled: ours.busy || waiting === 'errors' || !gate.allowed,
      title: gate.reason,
      onHandle: () => ours.ask(),
    }
  }
  LanguageAction.displayName = 'LanguageAction'
  return LanguageAction
}
