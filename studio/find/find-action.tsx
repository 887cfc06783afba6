import { SearchIcon } from '@sanity/icons/Search'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser } from 'sanity'
import { onlyReads } from '../../schemas/access.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { FindDialog } from './find-dialog.tsx'
import { findMessages } from './find-messages.ts'

/** Opens the dialog that finds and replaces text in a page's body. */
export const FindAction: DocumentActionComponent = ({ id, type }) => {
  const t = useMessages(findMessages)
  const reads = onlyReads(useCurrentUser())
  const [isOpen, setOpen] = useState(false)
  return {
    label: t('action'),
    icon: SearchIcon,
    disabled: reads,
    ...(reads && { title: t('reads') }),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'custom',
      component: <FindDialog id={id} type={type} onClose={() => setOpen(false)} />,
    },
  }
}
FindAction.displayName = 'FindAction'
