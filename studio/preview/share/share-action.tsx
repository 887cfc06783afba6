import { LinkIcon } from '@sanity/icons/Link'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser } from 'sanity'
import { onlyReads } from '../../../schemas/access.ts'
import { useWords } from '../../interface/use-words.ts'
import { ShareDialog } from './share-dialog.tsx'
import { shareWords } from './words.ts'

/** Shows the draft of a page to somebody who has no account, for a while. */
export const ShareAction: DocumentActionComponent = ({ id, draft, published }) => {
  const say = useWords(shareWords)
  const reads = onlyReads(useCurrentUser())
  const [open, setOpen] = useState(false)
  const reason = reads ? say('reads') : draft || published ? undefined : say('unsaved')
  return {
    label: say('action'),
    icon: LinkIcon,
    disabled: reason !== undefined,
    ...(reason !== undefined && { title: reason }),
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'custom',
      component: <ShareDialog pageId={id} onClose={() => setOpen(false)} />,
    },
  }
}
ShareAction.displayName = 'ShareAction'
