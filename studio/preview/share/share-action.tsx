import { LinkIcon } from '@sanity/icons/Link'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser } from 'sanity'
import { onlyReads } from '../../../schemas/access.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { shareMessages } from './messages.ts'
import { ShareDialog } from './share-dialog.tsx'

/** Opens the dialog that shares a page's draft by expiring links. */
export const ShareAction: DocumentActionComponent = ({ id, draft, published }) => {
  const t = useMessages(shareMessages)
  const reads = onlyReads(useCurrentUser())
  const [open, setOpen] = useState(false)
  const reason = reads ? t('reads') : draft || published ? undefined : t('unsaved')
  return {
    label: t('action'),
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
