import { useMemo, useState } from 'react'
import { type DocumentActionComponent, useDocumentPairPermissions } from 'sanity'
import { defaultLocale } from '../../schemas/locales.ts'
import { hasTranslations } from '../../schemas/localised-fields.ts'
import { assignAnchors } from '../../schemas/publishing/assign-anchors.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useAffectedReports } from '../feedback/use-affected-reports.ts'
import { useLanguages } from '../languages/use-languages.ts'
import { useReviewGate } from '../review/use-review-gate.ts'
import { MoveDialog } from './move-dialog.tsx'
import { ResolveReportsDialog } from './resolve-reports-dialog.tsx'
import { usePublishBlocker } from './use-publish-blocker.ts'
import { usePublishDraft } from './use-publish-draft.ts'

/**
 * Publishes a document, with these additions to Sanity's action: a changed path of a page is confirmed in a dialog, and
 * published with a redirect from the old path; a new page is published with its sidebar entries; it waits for an
 * approval where one is mandatory; headings get anchors; a dialog asks whether changed passages resolve readers'
 * reports; and of a document in several languages each user publishes their own.
 */
export function publishAction(useOriginal: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const original = useOriginal(props)
    const languages = useLanguages(draft, published)
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const isByLanguage = draft !== null && hasTranslations(type)
    const part = isByLanguage ? { languages: languages.publishes, seen: draft } : undefined
    const checked = usePublishBlocker(id, type, draft?._rev, part?.languages)
    // Right after an edit, the authors of each language are not known yet, and a language would be left out.
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
    const title = isNothing
      ? `${languages.nothing} ${languages.explanation}`
      : languages.explanation
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
            <ResolveReportsDialog
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
