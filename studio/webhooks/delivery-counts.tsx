import { Card, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import type { DeliveryState } from './delivery-state.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The numbers of pending, delivered and refused deliveries; screen readers announce changes. */
export function DeliveryCounts({ counts }: { counts: DeliveryState['counts'] }) {
  const t = useMessages(webhooksMessages)
  const inDigits = useNumber()
  const cells = [
    { name: t('pending'), count: counts.pending, tone: 'default' },
    { name: t('delivered'), count: counts.delivered, tone: 'default' },
    {
      name: t('refused'),
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
                {inDigits(count)}
              </Heading>
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  )
}
