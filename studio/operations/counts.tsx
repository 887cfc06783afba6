import { Card, Grid, Heading, Stack, Text } from '@sanity/ui'
import type { OperationsState } from './operations-state.ts'

/** How much waits, went out and was refused; a screen reader is told when it changes. */
export function Counts({ counts }: { counts: OperationsState['counts'] }) {
  const cells = [
    { name: 'Pending', count: counts.pending, tone: 'default' },
    { name: 'Delivered', count: counts.delivered, tone: 'default' },
    {
      name: 'Not delivered',
      count: counts.refused,
      tone: counts.refused > 0 ? 'critical' : 'default',
    },
  ] as const
  return (
    <div role="status">
      <Grid gridTemplateColumns={3} gap={3}>
        {cells.map(({ name, count, tone }) => (
          <Card key={name} padding={4} radius={2} border tone={tone}>
            <Stack gap={3}>
              <Text size={1} muted>
                {name}
              </Text>
              <Heading as="p" size={3}>
                {count}
              </Heading>
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  )
}
