import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useClient, useProject, useUser } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { ToolHeading } from '../../i18n/tool-heading.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { LIST_STYLE } from '../../plain-styles.ts'
import { Problem } from '../../problem.tsx'
import { useCommit } from '../../publish/use-commit.ts'
import { endSessions } from './end-sessions.ts'
import { sessionMessages } from './messages.ts'

/** Ends the preview sessions of all users, or of one. */
export function Sessions() {
  const t = useMessages(sessionMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const people = useProject()?.members.filter(({ isRobot }) => !isRobot)
  const { busy, problem, commit } = useCommit(async () => {
    await endSessions(client, undefined)
    return t('allDone')
  })
  return (
    <Card height="fill" overflow="auto" data-testid="preview-sessions">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <ToolHeading title={t('title')} lead={t('about')} />
          <Problem>{problem}</Problem>
          <Flex>
            <Button
              tone="critical"
              text={t('all')}
              loading={busy}
              disabled={busy}
              onClick={commit}
              data-testid="end-all-sessions"
            />
          </Flex>
          <Stack as="section" gap={3} aria-label={t('people')}>
            <Heading as="h2" size={1}>
              {t('people')}
            </Heading>
            {people?.length === 0 && <Text size={1}>{t('none')}</Text>}
            <Stack as="ul" gap={2} style={LIST_STYLE}>
              {people?.map(({ id }) => (
                <PersonRow key={id} id={id} />
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Container>
    </Card>
  )
}

/** A user who may have opened the preview, with a button that ends the user's sessions. */
function PersonRow({ id }: { id: string }) {
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
