import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import { useMessages } from '../i18n/use-messages.ts'
import { publishMessages } from './publish-messages.ts'
import type { Referring } from './referring.ts'
import { singleTitle } from './single-title.ts'

const GROUPS = [
  'page',
  'sidebar',
  'navigation',
  'siteSettings',
  'changelogEntry',
  'announcement',
  'docsVersion',
  'redirect',
  'searchCuration',
] as const

const groupOf = ({ type }: Referring) => GROUPS.find((group) => group === type) ?? 'others'

/** Referring documents grouped by their type; each opens beside the current pane. */
export function ReferringList({ documents }: { documents: readonly Referring[] }) {
  const t = useMessages(publishMessages)
  const groups = Map.groupBy(documents, groupOf)
  return (
    <Stack gap={4} data-testid="referring">
      {[...groups].map(([group, rows]) => (
        <Stack key={group} gap={3}>
          <Text as="h3" size={1} weight="medium">
            {t(`group.${group}`)} ({rows.length})
          </Text>
          <Card border radius={2} style={{ maxHeight: '16rem', overflow: 'auto' }}>
            <Stack as="ul" padding={1}>
              {rows.map((document) => (
                <Box as="li" key={document.id}>
                  <Row {...document} />
                </Box>
              ))}
            </Stack>
          </Card>
        </Stack>
      ))}
    </Stack>
  )
}

function Row({ id, type, title, path, draftOnly }: Referring) {
  const { ReferenceChildLink } = usePaneRouter()
  const t = useMessages(publishMessages)
  return (
    <Flex gap={3} padding={2} align="center" wrap="wrap">
      <Text size={1}>
        <ReferenceChildLink documentId={id} documentType={type} parentRefPath={[]}>
          {singleTitle(t, type) ?? title}
        </ReferenceChildLink>
      </Text>
      {path && (
        <Text size={1} muted>
          /{path}
        </Text>
      )}
      {draftOnly && <Badge tone="caution">{t('draft')}</Badge>}
    </Flex>
  )
}
