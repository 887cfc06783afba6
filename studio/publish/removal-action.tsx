import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** Deletes or unpublishes like Sanity's action, but if links would break, a dialog offers to redirect them. */
export function removalAction(how: 'delete' | 'unpublish') {
  return (useOriginal: DocumentActionComponent): DocumentActionComponent => {
    const RemovalAction: DocumentActionComponent = (props) => {
      const original = useOriginal(props)
      const [asking, setAsking] = useState(false)
      if (!original) return null
      return {
        ...original,
        onHandle: () => setAsking(true),
        dialog: asking && {
          type: 'custom',
          component: (
            <RemovalDialog
              id={props.id}
              type={props.type}
              path={pathOf(props.published)}
              how={how}
              isNew={how === 'delete' && props.published === null}
              onClose={() => setAsking(false)}
            />
          ),
        },
      }
    }
    RemovalAction.action = how
    RemovalAction.displayName = how === 'delete' ? 'DeleteAction' : 'UnpublishAction'
    return RemovalAction
  }
}
