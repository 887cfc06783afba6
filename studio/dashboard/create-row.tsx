import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { Link } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { pageKindMessages } from '../structure/templates/page-kind-messages.ts'
import { useStructureHref } from '../structure/use-structure-href.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import type { KnownSidebar } from './sidebar-for.ts'

const LINK = { textDecoration: 'none', color: 'inherit' }

export interface Creation {
  kind: keyof typeof pageKindMessages.en
  icon: ComponentType
  sidebar: KnownSidebar
}

/** A page kind; its link opens the kind's sidebar with the dialog that creates such a page. */
export function CreateRow({ kind, icon: Icon, sidebar }: Creation) {
  const t = useMessages(dashboardMessages)
  const kindT = useMessages(pageKindMessages)
  const hrefOf = useStructureHref()
  return (
    <Box as="li">
      <Card
        as={Link}
        href={hrefOf('pages', `${sidebar.id},new=${kind}`)}
        padding={3}
        radius={2}
        style={LINK}
        data-testid={`home-create-${kind}`}
      >
        <Flex gap={3} align="center">
          <Text size={1} muted>
            <Icon />
          </Text>
          <Stack flex={1} gap={3}>
            <Text size={1} weight="medium">
              {kindT(kind)}
            </Text>
            <Text size={1} muted>
              {t('create.in', { sidebar: sidebar.title })}
            </Text>
          </Stack>
        </Flex>
      </Card>
    </Box>
  )
}
