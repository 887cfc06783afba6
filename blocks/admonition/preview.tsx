import { Card, Stack, Text } from '@sanity/ui'
import { z } from 'zod'
import { blockMessages } from '../../studio/blocks/block-messages.ts'
import { useMessages } from '../../studio/i18n/use-messages.ts'
import { drawnPreview } from '../drawn-preview.tsx'
import { ADMONITION_KINDS } from './model.ts'

/** The values that the schema's preview prepares. */
const values = z.object({
  block: z.literal('admonition'),
  kind: z.enum(ADMONITION_KINDS),
  kindTitle: z.string().catch(''),
  ownTitle: z.string().catch(''),
  words: z.string().catch(''),
})

const TONES = {
  note: 'default',
  tip: 'positive',
  info: 'primary',
  warning: 'caution',
  caution: 'caution',
  danger: 'critical',
} as const

/** An admonition in its kind's tone, with its first paragraph. */
export function AdmonitionPreview(props: z.output<typeof values>) {
  const t = useMessages(blockMessages)
  const { kind, kindTitle, ownTitle, words } = props
  return (
    <Card tone={TONES[kind]} radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {ownTitle ? `${kindTitle}: ${ownTitle}` : kindTitle}
        </Text>
        <Text size={1}>{words || t('note.empty')}</Text>
      </Stack>
    </Card>
  )
}

export const admonitionPreview = drawnPreview(values, AdmonitionPreview)
