import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMessages } from '../../i18n/use-messages.ts'
import { sidebarMessages } from './sidebar-messages.ts'
import type { EditedSidebar } from './use-sidebar.ts'

/** Reports unpublished changes of the sidebar, with buttons to publish or discard them. */
export function Unpublished({ changed, problem, edit }: EditedSidebar) {
  const t = useMessages(sidebarMessages)
  if (!changed) return null
  return (
    <Card padding={3} tone={problem ? 'critical' : 'caution'} borderBottom role="status">
      <Stack gap={3}>
        <Text size={1}>
          {t('unpublished')}
          {edit && problem && ` ${problem}`}
        </Text>
        {edit && (
          <Flex gap={2}>
            <Button
              text={t('publish')}
              tone="positive"
              padding={2}
              fontSize={1}
              disabled={problem !== undefined}
              onClick={edit.publish}
              data-testid="sidebar-publish"
            />
            <Button
              text={t('discard')}
              mode="bleed"
              padding={2}
              fontSize={1}
              onClick={edit.discard}
              data-testid="sidebar-discard"
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
