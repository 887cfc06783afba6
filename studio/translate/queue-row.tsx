import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useStateLink } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { translateMessages } from './messages.ts'
import type { QueueEntry } from './queue.ts'

/** A document of the queue; a click opens it in the editor. */
export function QueueRow({ row, section }: { row: QueueEntry; section: string }) {
  const t = useMessages(translateMessages)
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
          {row.isDraft && <Badge>{t('draft')}</Badge>}
          {stale > 0 && <Badge tone="caution">{t('count.stale', { count: stale })}</Badge>}
          {missing > 0 && <Badge tone="critical">{t('count.missing', { count: missing })}</Badge>}
          {missing + stale === 0 && <Badge tone="positive">{t('done')}</Badge>}
        </Flex>
      </Card>
    </Box>
  )
}
