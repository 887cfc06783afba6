import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useWords } from '../../interface/use-words.ts'
import { sidebarWords } from './sidebar-words.ts'
import type { Sidebar } from './use-sidebar.ts'

/** Says that readers still see the sidebar as it was, and lets it be published. */
export function Unpublished({ changed, problem, edit }: Sidebar) {
  const say = useWords(sidebarWords)
  if (!changed) return null
  return (
    <Card padding={3} tone={problem ? 'critical' : 'caution'} borderBottom role="status">
      <Stack gap={3}>
        <Text size={1}>
          {say('unpublished')}
          {edit && problem && ` ${problem}`}
        </Text>
        {edit && (
          <Flex gap={2}>
            <Button
              text={say('publish')}
              tone="positive"
              padding={2}
              fontSize={1}
              disabled={problem !== undefined}
              onClick={edit.publish}
              data-testid="sidebar-publish"
            />
            <Button
              text={say('discard')}
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
