import { Card, Flex, Inline, KBD, Text } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import { useWords } from '../interface/use-words.ts'
import { translateWords } from './words.ts'

export type Command = 'next' | 'previous' | 'mark' | 'correct' | 'copy'

const SHORTCUTS = [
  { command: 'next', keys: ['Alt', '↓'] },
  { command: 'previous', keys: ['Alt', '↑'] },
  { command: 'mark', keys: ['Ctrl', 'Enter'] },
  { command: 'correct', keys: ['Ctrl', 'Shift', 'Enter'] },
  { command: 'copy', keys: ['Alt', 'C'] },
] as const satisfies { command: Command; keys: string[] }[]

/** What a key press asks for; ⌘ is as good as Ctrl. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && !control) {
    if (event.key === 'ArrowDown') return 'next'
    if (event.key === 'ArrowUp') return 'previous'
    return event.code === 'KeyC' ? 'copy' : undefined
  }
  if (!control || event.key !== 'Enter') return undefined
  return event.shiftKey ? 'correct' : 'mark'
}

/** The keys and what they do. */
export function Shortcuts() {
  const say = useWords(translateWords)
  return (
    <Card padding={2} radius={2} tone="transparent">
      <Flex gap={4} wrap="wrap" aria-label={say('keys')} role="group">
        {SHORTCUTS.map(({ command, keys }) => (
          <Inline key={command} gap={1}>
            {keys.map((key) => (
              <KBD key={key} fontSize={0}>
                {key}
              </KBD>
            ))}
            <Text size={0} muted>
              {say(`keys.${command}`)}
            </Text>
          </Inline>
        ))}
      </Flex>
    </Card>
  )
}
