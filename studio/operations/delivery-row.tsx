import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Translate, useRelativeTime, useTranslation } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useMessages } from '../interface/use-messages.ts'
import { operationsMessages } from './operations-messages.ts'
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
  const t = useMessages(operationsMessages)
  const { t: own } = useTranslation(operationsMessages.namespace)
  const when = useRelativeTime(updatedAt, { useTemporalPhrase: true })
  const name = title ?? documentId
  return (
    <Card as="li" padding={3} radius={2} border data-testid={`delivery-${delivery.id}`}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: '16rem' }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Badge tone={TONES[operation]}>{t(`operation.${operation}`)}</Badge>
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
            {reason ?? t('untried')}
          </Text>
          <Text size={1} muted>
            <Translate
              t={own}
              i18nKey="to"
              values={{ hook, attempts: t('attempts', { count: attempts }) }}
              components={{ time: () => <time dateTime={updatedAt}>{when}</time> }}
            />
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
