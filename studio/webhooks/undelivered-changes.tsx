import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCurrentUser } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { UndeliveredRow } from './undelivered-row.tsx'
import { useUndelivered } from './use-undelivered.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** Changes that receivers did not accept; administrators can resend or discard them. */
export function UndeliveredChanges() {
  const { all, problem, resend, discard } = useUndelivered()
  const t = useMessages(webhooksMessages)
  const inWords = useProblemWords()
  const toast = useToast()
  const mayAct = isAdministrator(useCurrentUser())

  const run = async (work: Promise<void>, said: string) => {
    try {
      await work
      toast.push({ status: 'success', title: said })
    } catch (error) {
      toast.push({ status: 'error', title: t('failed'), description: inWords(error) })
    }
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="operations-undelivered">
      <Heading as="h2" size={1} id="operations-undelivered">
        {t('undelivered')}
      </Heading>
      {problem && (
        <Card padding={4} radius={2} border tone="caution" role="alert">
          <Text size={1}>{t('silent', { problem })}</Text>
        </Card>
      )}
      {all?.length === 0 && (
        <Text size={1} muted>
          {t('allTold')}
        </Text>
      )}
      {all !== null && all.length > 0 && (
        <Stack as="ul" gap={2} style={LIST_STYLE}>
          {all.map((one) => (
            <UndeliveredRow
              key={one._id}
              undelivered={one}
              onResend={mayAct ? () => run(resend(one), t('resendAsked')) : undefined}
              onDiscard={mayAct ? () => run(discard(one), t('discarded')) : undefined}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
