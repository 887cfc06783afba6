import { Card, Stack, Text } from '@sanity/ui'
import { blockWords } from '../../studio/blocks/block-words.ts'
import type { PreviewValues } from '../../studio/blocks/preview-values.ts'
import { useWords } from '../../studio/interface/use-words.ts'

const TONES = {
  note: 'default',
  tip: 'positive',
  info: 'primary',
  warning: 'caution',
  caution: 'caution',
  danger: 'critical',
} as const

/** A note in the tone that its kind has, with its first words. */
export function AdmonitionPreview(props: PreviewValues<'admonition'>) {
  const say = useWords(blockWords)
  const { kind, kindTitle, ownTitle, words } = props
  return (
    <Card tone={TONES[kind]} radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {ownTitle ? `${kindTitle}: ${ownTitle}` : kindTitle}
        </Text>
        <Text size={1}>{words || say('note.empty')}</Text>
      </Stack>
    </Card>
  )
}
