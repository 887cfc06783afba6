import { useMemo, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { anchored } from '../../schemas/publishing/anchored.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useTouched } from '../feedback/use-touched.ts'
import { useReviewGate } from '../review/use-review-gate.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { usePublishDraft } from './use-publish-draft.ts'
import { useWaiting } from './use-waiting.ts'

/**
 * Sanity's own publish, which asks first when a page gets another address: it is then published
 * together with the redirect from the old one. A new page is published together with its entries in
 * sidebars. Where somebody else must approve, it waits for that. A heading gets its anchor with its first
 * publish. Where it changes what readers reported, it asks whether that settles it.
 */
export function publishAction(useOriginal: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const original = useOriginal(props)
    const waiting = useWaiting(props.id, props.type, props.draft?._rev)
    const [asking, setAsking] = useState(false)
    const gate = useReviewGate(props.id, props.type)
    const ours = usePublishDraft(props.id, props.draft?._rev, waiting)
    const touched = useTouched(props, props.draft, props.published)
    const move = moveOf(props.draft, props.published)
    const isWhole = useMemo(
      () => !props.draft || anchored(props.draft, props.published) === props.draft,
      [props.draft, props.published],
    )
    if (!original) return original
    if (props.draft && !gate.allowed) return { ...original, disabled: true, title: gate.reason }
    const isNewPage = props.type === 'page' && props.draft !== null && props.published === null
    const own = {
      ...original,
      disabled: original.disabled === true || ours.busy,
      label: ours.label || original.label,
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
    if (!move && (isNewPage || gate.inReview || !isWhole || ours.busy)) {
      return { ...own, onHandle: () => ours.ask() }
    }
    if (!move) return original
    return {
      ...original,
      onHandle: () => setAsking(true),
      dialog: asking && {
        type: 'custom',
        component: (
          <MoveDialog
            id={props.id}
            revision={props.draft?._rev ?? ''}
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
