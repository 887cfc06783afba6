import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import type { Referring } from './referring.ts'

const GROUPS: Record<string, string> = {
  page: 'Pages',
  sidebar: 'Sidebars',
  navigation: 'Navigation and footer',
  siteSettings: 'Settings',
  changelogEntry: 'Changelog',
  docsVersion: 'Versions',
  redirect: 'Redirects',
}

/** Documents by what they are; each opens beside the one that is shown. */
export function ReferringList({ documents }: { documents: readonly Referring[] }) {
  const groups = Map.groupBy(documents, ({ type }) => GROUPS[type] ?? 'Others')
  return (
    <Stack gap={4} data-testid="referring">
      {[...groups].map(([title, rows]) => (
        <Stack key={title} gap={3}>
          <Text as="h3" size={1} weight="medium">
            {title} ({rows.length})
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
  return (
    <Flex gap={3} padding={2} align="center" wrap="wrap">
      <Text size={1}>
        <ReferenceChildLink documentId={id} documentType={type} parentRefPath={[]}>
          {title}
        </ReferenceChildLink>
      </Text>
      {path && (
        <Text size={1} muted>
          /{path}
        </Text>
      )}
      {draftOnly && <Badge tone="caution">draft</Badge>}
    </Flex>
  )
}
