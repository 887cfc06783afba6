import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useStateLink } from 'sanity/router'
import { useWords } from '../interface/use-words.ts'
import type { Row } from './queue.ts'
import { translateWords } from './words.ts'

/** One document of the queue; a click opens it beside its English. */
export function QueueRow({ row, section }: { row: Row; section: string }) {
  const say = useWords(translateWords)
  const { onClick, href } = useStateLink({ state: { document: row.id } })
  const { missing, stale } = row.counts
  return (
    <Box as="li">
      <Card
        as="a"
        href={href}
        onClick={onClick}
        padding={3}
        radius={2}
        border
        data-as="a"
        data-testid={`row-${row.id}`}
      >
        <Flex gap={3} align="center" wrap="wrap">
          <Stack flex={1} gap={3} style={{ minWidth: '14rem' }}>
            <Text size={1} weight="medium">
              {row.title}
            </Text>
            <Text size={1} muted>
              {[row.subtitle, section].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          {row.isDraft && <Badge>{say('draft')}</Badge>}
          {stale > 0 && <Badge tone="caution">{say('count.stale', { count: stale })}</Badge>}
          {missing > 0 && <Badge tone="critical">{say('count.missing', { count: missing })}</Badge>}
          {missing + stale === 0 && <Badge tone="positive">{say('done')}</Badge>}
        </Flex>
      </Card>
    </Box>
  )
}
