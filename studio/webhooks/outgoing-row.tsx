import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { webhooksMessages } from './webhooks-messages.ts'

type Props = {
  testId: string
  /** Accessible name of the delivery, for its buttons. */
  name: string
  /** The delivered document or entry. */
  heading: ReactNode
  reason: string
  /** Receiver, number of attempts, and time. */
  detail: ReactNode
  onResend?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/** A failed delivery: content, reason, receiver and actions. */
export function OutgoingRow({ testId, name, heading, reason, detail, onResend, onDiscard }: Props) {
  const t = useMessages(webhooksMessages)
  return (
    <Card as="li" padding={3} radius={2} border data-testid={testId}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: '16rem' }}>
          <Flex gap={2} align="center" wrap="wrap">
            {heading}
          </Flex>
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
          <Text size={1} muted>
            {detail}
          </Text>
        </Stack>
        {onResend && (
          <Button
            text={t('resend')}
            mode="ghost"
            onClick={onResend}
            aria-label={t('resendOf', { name })}
          />
        )}
        {onDiscard && (
          <Button
            text={t('discard')}
            mode="bleed"
            onClick={onDiscard}
            aria-label={t('discardOf', { name })}
          />
        )}
      </Flex>
    </Card>
  )
}
