import { Card, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { documentReason } from './reasons.ts'
import { rolesMessages } from './roles-messages.ts'

/** A note above the form about the parts that the user's role may not change, with the reason. */
export function AccessNote({ type }: { type: string }) {
  const t = useMessages(rolesMessages)
  const reason = documentReason(useCurrentUser(), type)
  if (!reason) return null
  return (
    <Card
      padding={3}
      radius={2}
      marginBottom={5}
      tone={reason === 'translates' || reason === 'specification' ? 'primary' : 'caution'}
      border
      role="note"
      data-testid="access-note"
    >
      <Text size={1}>{t(reason)}</Text>
    </Card>
  )
}
