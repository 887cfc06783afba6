import { Card, Flex, Inline, KBD, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { translateMessages } from './messages.ts'
import type { Command } from './use-commands.ts'

const SHORTCUTS = [
  { command: 'next', keys: ['Alt', '↓'] },
  { command: 'previous', keys: ['Alt', '↑'] },
  { command: 'mark', keys: ['Ctrl', 'Enter'] },
  { command: 'correct', keys: ['Ctrl', 'Shift', 'Enter'] },
  { command: 'copy', keys: ['Alt', 'C'] },
  { command: 'above', keys: ['Alt', 'U'] },
] as const satisfies { command: Command; keys: string[] }[]

/** The keyboard shortcuts and their actions. */
export function Shortcuts() {
  const t = useMessages(translateMessages)
  return (
    <Card padding={2} radius={2} tone="transparent">
      <Flex gap={4} wrap="wrap" aria-label={t('keys')} role="group">
        {SHORTCUTS.map(({ command, keys }) => (
          <Inline key={command} gap={1}>
            {keys.map((key) => (
              <KBD key={key} fontSize={0}>
                {key}
              </KBD>
            ))}
            <Text size={0} muted>
              {t(`keys.${command}`)}
            </Text>
          </Inline>
        ))}
      </Flex>
    </Card>
  )
}
