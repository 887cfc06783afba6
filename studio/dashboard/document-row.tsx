import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { publishMessages } from '../publish/publish-messages.ts'
import { singleTitle } from '../publish/single-title.ts'
import type { DocumentLine } from './documents.ts'

const LINK: CSSProperties = { textDecoration: 'none', color: 'inherit', overflowWrap: 'anywhere' }

type Props = {
  document: DocumentLine
  /** Who did what, and when, in one line. */
  about: string
  children?: ReactNode
}

/** A document by its title, which links to its form, with a line about it. */
export function DocumentRow({ document, about, children }: Props) {
  const t = useMessages(publishMessages)
  const { id, type, title, path } = document
  const typeTitle = useSchema().get(type)?.title ?? type
  return (
    <Box as="li">
      <Card
        as={IntentLink}
        intent="edit"
        params={{ id, type }}
        padding={3}
        radius={2}
        style={LINK}
        data-testid={`home-document-${id}`}
      >
        <Flex gap={3} align="center" wrap="wrap">
          <Stack flex={1} gap={3} style={{ minWidth: '12rem' }}>
            <Text size={1} weight="medium">
              {singleTitle(t, type) ?? title ?? id}
            </Text>
            <Text size={1} muted>
              {[path ? `/${path}` : typeTitle, about].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          {children}
        </Flex>
      </Card>
    </Box>
  )
}
