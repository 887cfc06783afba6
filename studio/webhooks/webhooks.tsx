import { Card, Container, Stack } from '@sanity/ui'
import { lake } from '../env.ts'
import { ToolHeading } from '../i18n/tool-heading.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { LakeDeliveries } from './lake-deliveries.tsx'
import { UndeliveredChanges } from './undelivered-changes.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

/** Outgoing deliveries; the hosted service shows its webhooks' deliveries in its management pages. */
export function Webhooks() {
  const t = useMessages(webhooksMessages)
  return (
    <Card height="fill" overflow="auto" data-testid="operations">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <ToolHeading title={t('title')} lead={t('lead')} />
          {lake.apiHost !== undefined && <LakeDeliveries />}
          <UndeliveredChanges />
        </Stack>
      </Container>
    </Card>
  )
}
