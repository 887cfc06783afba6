import { Box, Checkbox, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { FEEDBACK_LIMITS } from '../../schemas/feedback.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { feedbackMessages } from './feedback-messages.ts'
import type { ReaderReport } from './report.ts'
import type { ReportChoice } from './use-resolved-choice.ts'

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** Chooses the affected reports that a publish resolves, and takes one note for all of them. */
export function ResolvedChoice({ reports, left, choose, note, setNote }: ReportChoice) {
  const t = useMessages(feedbackMessages)
  const isOfSeveral = new Set(reports.map(({ page }) => page)).size > 1
  return (
    <Stack gap={4} data-testid="settled-choice">
      <Text size={1}>{t('publish.lead')}</Text>
      <Stack as="ul" gap={3} style={LIST_STYLE}>
        {reports.map((report) => (
          <li key={report._id}>
            <Flex as="label" gap={3}>
              <Checkbox
                checked={!left.has(report._id)}
                onChange={({ currentTarget }) => choose(report._id, currentTarget.checked)}
              />
              <Box flex={1}>
                <ReportWords report={report} isOfSeveral={isOfSeveral} />
              </Box>
            </Flex>
          </li>
        ))}
      </Stack>
      <TextArea
        rows={2}
        fontSize={1}
        maxLength={FEEDBACK_LIMITS.note}
        aria-label={t('publish.note')}
        placeholder={t('publish.note')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Stack>
  )
}

interface WordsProps {
  report: ReaderReport
  /** Whether the list has reports about several pages, so that each must name its page. */
  isOfSeveral: boolean
}

function ReportWords({ report: { kind, words, quote, title, path }, isOfSeveral }: WordsProps) {
  const t = useMessages(feedbackMessages)
  return (
    <Stack gap={2}>
      {isOfSeveral && (
        <Text size={1} muted style={WORDS}>
          {title ?? `/${path}`}
        </Text>
      )}
      <Text size={1} weight="medium" style={WORDS}>
        {`${t(`kind.${kind}`)}: ${words.trim() === '' ? t('silentWords') : words}`}
      </Text>
      {quote && (
        <Text size={1} muted style={WORDS}>
          {quote}
        </Text>
      )}
    </Stack>
  )
}
