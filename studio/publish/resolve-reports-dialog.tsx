import type { Mutation } from '@sanity/client'
import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import { feedbackMessages } from '../feedback/feedback-messages.ts'
import type { ReaderReport } from '../feedback/report.ts'
import { ResolvedChoice } from '../feedback/resolved-choice.tsx'
import { useResolvedChoice } from '../feedback/use-resolved-choice.ts'
import { useMessages } from '../i18n/use-messages.ts'

interface Props {
  reports: readonly ReaderReport[]
  /** Publishes together with the mutations that resolve reports. */
  onPublish: (settling: readonly Mutation[]) => void
  onClose: () => void
}

/** Asks whether a publish resolves readers' reports of the passages that it changes. */
export function ResolveReportsDialog({ reports, onPublish, onClose }: Props) {
  const t = useMessages(feedbackMessages)
  const { choice, count, mutations } = useResolvedChoice(reports)
  return (
    <Dialog
      id="settle-feedback"
      header={t('publish.title')}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" align="center" wrap="wrap">
          <Button mode="bleed" text={t('cancel')} onClick={onClose} data-testid="cancel-button" />
          <Button
            mode="ghost"
            text={t('publish.leave')}
            onClick={() => onPublish([])}
            data-testid="publish-unsettled"
          />
          <Button
            tone="primary"
            text={t('publish.settle', { count })}
            disabled={count === 0}
            onClick={() => onPublish(mutations())}
            data-testid="confirm-button"
          />
        </Flex>
      }
    >
      <Stack padding={4}>
        <ResolvedChoice {...choice} />
      </Stack>
    </Dialog>
  )
}
