import { Text } from '@sanity/ui'
import { Translate, useRelativeTime, useTranslation } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { OutgoingRow } from './outgoing-row.tsx'
import type { Undelivered } from './use-undelivered.ts'
import { webhooksMessages } from './webhooks-messages.ts'

type Props = {
  undelivered: Undelivered
  onResend: (() => void) | undefined
  onDiscard: (() => void) | undefined
}

/** A changelog entry that a receiver did not accept. */
export function UndeliveredRow({ undelivered, onResend, onDiscard }: Props) {
  const { entry, receiver, reason, lastTry, tries, nextTry, resend } = undelivered
  const t = useMessages(webhooksMessages)
  const { t: own } = useTranslation(webhooksMessages.namespace)
  const last = useRelativeTime(lastTry, { useTemporalPhrase: true })
  const next = useRelativeTime(nextTry ?? lastTry, { useTemporalPhrase: true })
  const title = undelivered.title ?? entry
  const then = resend ? t('sending') : nextTry ? t('next', { when: next }) : t('waits')
  const values = { attempts: t('attempts', { count: tries }), then }
  return (
    <OutgoingRow
      testId={`undelivered-${entry}-${receiver}`}
      name={title}
      heading={
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id: entry, type: 'changelogEntry' }}>
            {title}
          </IntentLink>
        </Text>
      }
      reason={reason}
      detail={
        <Translate
          t={own}
          i18nKey="toReceiver"
          values={values}
          components={{
            time: () => <time dateTime={lastTry}>{last}</time>,
            receiver: () => (
              <IntentLink
                intent="edit"
                params={{ id: receiver, type: 'changeReceiver' }}
                // Within a line of text, colour alone does not identify a link.
                style={{ textDecoration: 'underline' }}
              >
                {undelivered.name ?? receiver}
              </IntentLink>
            ),
          }}
        />
      }
      onResend={onResend}
      onDiscard={onDiscard}
    />
  )
}
