import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** Sanity's own delete or unpublish, which stops where links would break and offers to mend them. */
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
