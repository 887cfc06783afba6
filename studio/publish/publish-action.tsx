import { useMemo, useState } from 'react'
import { type DocumentActionComponent, useDocumentPairPermissions } from 'sanity'
import { defaultLocale } from '../../schemas/locales.ts'
import { assignAnchors } from '../../schemas/publishing/assign-anchors.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { hasTranslations } from '../../schemas/word-places.ts'
import { useAffectedReports } from '../feedback/use-affected-reports.ts'
import { useLanguages } from '../languages/use-languages.ts'
import { useReviewGate } from '../review/use-review-gate.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { usePublishDraft } from './use-publish-draft.ts'
import { useWaiting } from './use-waiting.ts'

/**
 * Sanity's own publish, which asks first when a page gets another address: it is then published
 * together with the redirect from the old one. A new page is published together with its entries in
 * sidebars. Where somebody else must approve, it waits for that. A heading gets its anchor with its first
 * publish. Where it changes what readers reported, it asks whether that settles it. Of a document with words in
 * both languages each person publishes what is theirs.
 */
export function publishAction(useOriginal: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const original = useOriginal(props)
    const languages = useLanguages(draft, published)
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const isByLanguage = draft !== null && hasTranslations(type)
    const part = isByLanguage ? { languages: languages.publishes, seen: draft } : undefined
    const checked = useWaiting(id, type, draft?._rev, part?.languages)
    // Pressed right after an edit it would leave behind the language of which it is not known yet whose it is.
    const waiting = checked ?? (part && !languages.isKnown ? 'checking' : undefined)
    const [asking, setAsking] = useState(false)
    const gate = useReviewGate(id, type)
    const ours = usePublishDraft(id, draft?._rev, waiting, part)
    const touched = useAffectedReports(props, draft, published)
    const move =
      !part || part.languages.includes(defaultLocale) ? moveOf(draft, published) : undefined
    const isWhole = useMemo(
      () => !draft || assignAnchors(draft, published) === draft,
      [draft, published],
    )
    if (!original) return original
    if (draft && !gate.allowed) return { ...original, disabled: true, title: gate.reason }
    const isNothing = part?.languages.length === 0
    const isShut = part
      ? isNothing || permissions?.granted !== true || waiting === 'errors'
      : original.disabled === true
    const title = isNothing ? `${languages.nothing} ${languages.told}` : languages.told
    const own = {
      ...original,
      disabled: isShut || ours.busy,
      label: ours.label || (part ? languages.label : original.label),
      ...(part && title && { title }),
    }
    if (!move && (touched.length > 0 || asking)) {
      return {
        ...own,
        onHandle: () => setAsking(true),
        dialog: asking && {
          type: 'custom',
          component: (
            <SettleDialog
              reports={touched}
              onClose={() => setAsking(false)}
              onPublish={(settling) => {
                setAsking(false)
                ours.ask(settling)
              }}
            />
          ),
        },
      }
    }
    const isNewPage = type === 'page' && draft !== null && published === null
    if (!move && (part || isNewPage || gate.inReview || !isWhole || ours.busy)) {
      return { ...own, onHandle: () => ours.ask() }
    }
    if (!move) return original
    return {
      ...own,
      onHandle: () => setAsking(true),
      dialog: asking && {
        type: 'custom',
        component: (
          <MoveDialog
            id={id}
            revision={draft?._rev ?? ''}
            part={part}
            move={move}
            waiting={waiting}
            touched={touched}
            onClose={() => setAsking(false)}
          />
        ),
      },
    }
  }
  PublishAction.action = 'publish'
  PublishAction.displayName = 'PublishAction'
  return PublishAction
}
