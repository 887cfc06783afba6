import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCurrentUser } from 'sanity'
import { Counts } from './counts.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import type { Delivery } from './operations-state.ts'
import { useOperations } from './use-operations.ts'
import { useTitles } from './use-titles.ts'

const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }

/** What the lake has told others of, what it is still trying to tell, and what was refused. */
export function Operations() {
  const { state, problem, act } = useOperations()
  const toast = useToast()
  const mayAct = useCurrentUser()?.roles.some((role) => role.name === 'administrator') ?? false
  const retried = state?.pending.filter(({ attempts }) => attempts > 0) ?? []
  const dead = state?.dead ?? []
  const titles = useTitles([...retried, ...dead].map(({ documentId }) => documentId))

  const run = async (what: 'resend' | 'purge', said: string, ids?: number[]) => {
    try {
      await act(what, ids)
      toast.push({ status: 'success', title: said })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'The lake refused', description })
    }
  }
  const rowOf = (delivery: Delivery, acting: boolean) => (
    <DeliveryRow
      key={delivery.id}
      delivery={delivery}
      title={titles.get(delivery.documentId)}
      hook={state?.hooks.find(({ id }) => id === delivery.hookId)?.name ?? delivery.hookId}
      onResend={acting ? () => run('resend', 'Sent again', [delivery.id]) : undefined}
      onDiscard={acting ? () => run('purge', 'Discarded', [delivery.id]) : undefined}
    />
  )

  return (
    <Card height="fill" overflow="auto" data-testid="operations">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              Operations
            </Heading>
            <Text muted size={1}>
              What the content lake tells the site and other receivers when something is published.
            </Text>
          </Stack>
          {problem && (
            <Card padding={4} radius={2} border tone="caution" role="alert">
              <Text size={1}>The lake does not answer, asking again: {problem}</Text>
            </Card>
          )}
          {state && <Counts counts={state.counts} />}
          {retried.length > 0 && (
            <Stack as="section" gap={4} aria-labelledby="operations-retried">
              <Heading as="h2" size={1} id="operations-retried">
                Being tried again
              </Heading>
              <Stack as="ul" gap={2} style={LIST_STYLE}>
                {retried.map((delivery) => rowOf(delivery, false))}
              </Stack>
            </Stack>
          )}
          {state && (
            <Stack as="section" gap={4} aria-labelledby="operations-dead">
              <Flex align="center" gap={3}>
                <Heading as="h2" size={1} id="operations-dead" style={{ flex: 1 }}>
                  Not delivered
                </Heading>
                {mayAct && dead.length > 0 && (
                  <Button
                    text="Resend all"
                    onClick={() => run('resend', `Sent again: ${state.counts.refused}`)}
                  />
                )}
              </Flex>
              {dead.length === 0 ? (
                <Card padding={4} radius={2} tone="positive" border>
                  <Text size={1}>Nothing was refused: whatever was published has been told.</Text>
                </Card>
              ) : (
                <Stack as="ul" gap={2} style={LIST_STYLE}>
                  {dead.map((delivery) => rowOf(delivery, mayAct))}
                </Stack>
              )}
              {!mayAct && dead.length > 0 && (
                <Text size={1} muted>
                  An administrator can send them again.
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </Container>
    </Card>
  )
}
