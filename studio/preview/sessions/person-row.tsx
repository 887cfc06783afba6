import { Button, Card, Flex, Text } from '@sanity/ui'
import { useClient, useUser } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { useMessages } from '../../interface/use-messages.ts'
import { Problem } from '../../problem.tsx'
import { useCommit } from '../../publish/use-commit.ts'
import { endSessions } from './end-sessions.ts'
import { sessionMessages } from './messages.ts'

/** Somebody who may have opened the preview, and a button that ends what they see there. */
export function PersonRow({ id }: { id: string }) {
  const t = useMessages(sessionMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const [user] = useUser(id)
  const name = user?.displayName ?? id
  const { busy, problem, commit } = useCommit(async () => {
    await endSessions(client, id)
    return t('done', { name })
  })
  return (
    <Card as="li" padding={3} radius={2} border data-testid="session-person">
      <Problem>{problem}</Problem>
      <Flex align="center" gap={3} justify="space-between">
        <Text size={1}>{name}</Text>
        <Button
          mode="ghost"
          tone="critical"
          text={t('end')}
          aria-label={t('endOf', { name })}
          loading={busy}
          disabled={busy}
          onClick={commit}
        />
      </Flex>
    </Card>
  )
}
