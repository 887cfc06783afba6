import { Badge, Box, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useRelativeTime } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'
import type { ReaderReport } from './report.ts'

/** A long report scrolls within its own box. */
const WORDS = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '20em',
  overflow: 'auto',
} as const
/** Line breaks within a note are shown as spaces. */
const NOTE = { ...WORDS, whiteSpace: 'normal' } as const

interface Props {
  report: ReaderReport
  /** Whether the report is selected; undefined if there is no choice. */
  chosen: boolean | undefined
  onChoose: (chosen: boolean) => void
}

/** One reader's report, always rendered as plain text, with its state. */
export function ReportItem({ report, chosen, onChoose }: Props) {
  const t = useMessages(feedbackMessages)
  const age = useRelativeTime(report.at, { useTemporalPhrase: true })
  const { kind, words, contact, assignee, note, at } = report
  const said = words.trim() === '' ? t('silentWords') : words
  const notes = [
    contact && t('contact', { contact }),
    assignee && t('assigned', { name: assignee.name }),
    note && t('note', { note }),
  ].filter((one) => typeof one === 'string' && one !== '')
  return (
    <Flex as="li" gap={3} data-testid={`report-${report._id}`}>
      {chosen !== undefined && (
        <Checkbox
          checked={chosen}
          aria-label={t('choose', { words: said })}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <Box flex={1}>
        <Stack gap={3}>
          <Flex gap={2} align="center" wrap="wrap">
            <Badge tone="caution">{t(`kind.${kind}`)}</Badge>
            <Text size={1} muted>
              <time dateTime={at}>{age}</time>
            </Text>
          </Flex>
          <Text size={1} style={WORDS}>
            {said}
          </Text>
          {notes.map((one) => (
            <Text key={one} size={1} muted style={NOTE}>
              {one}
            </Text>
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}
