import { Badge, Text } from '@sanity/ui'
import { Translate, useRelativeTime, useTranslation } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import type { DeliveryRecord } from './delivery-state.ts'
import { OutgoingRow } from './outgoing-row.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

const TONES = { create: 'positive', update: 'primary', delete: 'critical' } as const

type Props = {
  delivery: DeliveryRecord
  /** Undefined if the document no longer exists. */
  title: string | undefined
  hook: string
  onResend?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/** A failed delivery: document, webhook, reason and actions. */
export function DeliveryRow({ delivery, title, hook, onResend, onDiscard }: Props) {
  const { documentId, documentType, operation, attempts, reason, updatedAt } = delivery
  const t = useMessages(webhooksMessages)
  const { t: own } = useTranslation(webhooksMessages.namespace)
  const when = useRelativeTime(updatedAt, { useTemporalPhrase: true })
  const name = title ?? documentId
  return (
    <OutgoingRow
      testId={`delivery-${delivery.id}`}
      name={name}
      heading={
        <>
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
        </>
      }
      reason={reason ?? t('untried')}
      detail={
        <Translate
          t={own}
          i18nKey="to"
          values={{ hook, attempts: t('attempts', { count: attempts }) }}
          components={{ time: () => <time dateTime={updatedAt}>{when}</time> }}
        />
      }
      onResend={onResend}
      onDiscard={onDiscard}
    />
  )
}
