import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useClient, useProject } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { useWords } from '../../interface/use-words.ts'
import { Problem } from '../../publish/problem.tsx'
import { useCommit } from '../../publish/use-commit.ts'
import { endSessions } from './end-sessions.ts'
import { PersonRow } from './person-row.tsx'
import { sessionWords } from './words.ts'

const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }

/** Ends what people see of drafts on the site: all of them, or one. */
export function Sessions() {
  const say = useWords(sessionWords)
  const client = useClient({ apiVersion: API_VERSION })
  const people = useProject()?.members.filter(({ isRobot }) => !isRobot)
  const { busy, problem, commit } = useCommit(async () => {
    await endSessions(client, undefined)
    return say('allDone')
  })
  return (
    <Card height="fill" overflow="auto" data-testid="preview-sessions">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              {say('title')}
            </Heading>
            <Text muted size={1}>
              {say('about')}
            </Text>
          </Stack>
          <Problem>{problem}</Problem>
          <Flex>
            <Button
              tone="critical"
              text={say('all')}
              loading={busy}
              disabled={busy}
              onClick={commit}
              data-testid="end-all-sessions"
            />
          </Flex>
          <Stack as="section" gap={3} aria-label={say('people')}>
            <Heading as="h2" size={1}>
              {say('people')}
            </Heading>
            {people?.length === 0 && <Text size={1}>{say('none')}</Text>}
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
