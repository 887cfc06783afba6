import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useRelativeTime } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Delivery } from './operations-state.ts'

const TONES = { create: 'positive', update: 'primary', delete: 'critical' } as const

type Props = {
  delivery: Delivery
  /** Undefined for a document that no longer exists. */
  title: string | undefined
  hook: string
  onResend?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/** One delivery that was not received: of what, to whom, why, and what can be done. */
export function DeliveryRow({ delivery, title, hook, onResend, onDiscard }: Props) {
  const { documentId, documentType, operation, attempts, reason, updatedAt } = delivery
  const when = useRelativeTime(updatedAt, { useTemporalPhrase: true })
  const name = title ?? documentId
  return (
    <Card as="li" padding={3} radius={2} border data-testid={`delivery-${delivery.id}`}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: '16rem' }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Badge tone={TONES[operation]}>{operation}</Badge>
            <Text size={1} weight="medium">
              {title !== undefined && documentType ? (
                <IntentLink intent="edit" params={{ id: documentId, type: documentType }}>
                  {name}
                </IntentLink>
              ) : (
                name
              )}
            </Text>
          </Flex>
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {reason ?? 'Not tried yet'}
          </Text>
          <Text size={1} muted>
            To {hook}, <time dateTime={updatedAt}>{when}</time>,{' '}
            {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          </Text>
        </Stack>
        {onResend && (
          <Button
            text="Resend"
            mode="ghost"
            onClick={onResend}
            aria-label={`Resend the delivery of ${name}`}
          />
        )}
        {onDiscard && (
          <Button
            text="Discard"
            mode="bleed"
            onClick={onDiscard}
            aria-label={`Discard the delivery of ${name}`}
          />
        )}
      </Flex>
    </Card>
  )
}
