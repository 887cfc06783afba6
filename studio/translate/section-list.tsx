import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { coverageOf, sumOf } from './counts.ts'
import { translateMessages } from './messages.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { QueueEntry } from './queue.ts'

interface Props {
  /** Rows by section title, in reading order. */
  sections: ReadonlyMap<string, readonly QueueEntry[]>
  all: readonly QueueEntry[]
  /** Empty for all sections. */
  chosen: string
  onChoose: (section: string) => void
}

/** The sections with their open segments; a click shows only that section. */
export function SectionList({ sections, all, chosen, onChoose }: Props) {
  const t = useMessages(translateMessages)
  const entries: [string, string, readonly QueueEntry[]][] = [
    ['', t('section.all'), all],
    ...[...sections].map(([title, rows]): [string, string, readonly QueueEntry[]] => [
      title,
      title,
      rows,
    ]),
  ]
  return (
    <Stack as="nav" gap={1} aria-label={t('sections')}>
      {entries.map(([section, title, rows]) => {
        const counts = sumOf(rows.map((row) => row.counts))
        return (
          <Card
            key={section}
            as="button"
            type="button"
            padding={3}
            radius={2}
            tone={chosen === section ? 'primary' : 'default'}
            aria-pressed={chosen === section}
            onClick={() => onChoose(section)}
            data-testid={`section-${title}`}
          >
            <Stack gap={3}>
              <Flex gap={3} align="center">
                <Box flex={1}>
                  <Text size={1} weight="medium" textOverflow="ellipsis">
                    {title}
                  </Text>
                </Box>
                <Text size={1} data-testid="coverage">
                  {coverageOf(counts)}%
                </Text>
              </Flex>
              <ProgressBar counts={counts} label={t('covered', { percent: coverageOf(counts) })} />
              <Text size={0} muted>
                {[
                  counts.missing > 0 && t('count.missing', { count: counts.missing }),
                  counts.stale > 0 && t('count.stale', { count: counts.stale }),
                ]
                  .filter(Boolean)
                  .join(' · ') || t('done')}
              </Text>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
