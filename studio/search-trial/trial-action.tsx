import { SearchIcon } from '@sanity/icons/Search'
import { useState } from 'react'
import { type DocumentActionComponent, useCurrentUser } from 'sanity'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { TrialDialog } from './trial-dialog.tsx'
import { trialMessages } from './trial-messages.ts'

/** Opens the dialog with the queries that a draft about the search improves or worsens. */
export const TrialAction: DocumentActionComponent = ({ id, draft }) => {
  const t = useMessages(trialMessages)
  const user = useCurrentUser()
  const [isOpen, setOpen] = useState(false)
  const reads = onlyReads(user) || onlyTranslates(user)
  const reason = reads ? t('no.reads') : draft ? undefined : t('no.draft')
  return {
    label: t('action'),
    icon: SearchIcon,
    disabled: reason !== undefined,
    ...(reason !== undefined && { title: reason }),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'custom',
      component: <TrialDialog id={id} user={user?.id} onClose={() => setOpen(false)} />,
    },
  }
}
TrialAction.displayName = 'TrialAction'
