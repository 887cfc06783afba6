import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { Code } from '@sanity/ui/code'
import { z } from 'zod'
import { blockMessages } from '../../studio/blocks/block-messages.ts'
import { useMessages } from '../../studio/i18n/use-messages.ts'
import { drawnPreview } from '../drawn-preview.tsx'

/** The values that the schema's preview prepares. */
const values = z.object({
  block: z.literal('operation'),
  method: z.string().catch(''),
  path: z.string().catch(''),
  summary: z.string().catch(''),
})

const TONES: Record<string, 'positive' | 'primary' | 'caution' | 'critical'> = {
  GET: 'positive',
  POST: 'primary',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'critical',
}

/** The request line of an operation, or the pattern of a topic, with its name. */
export function OperationPreview({ method, path, summary }: z.output<typeof values>) {
  const t = useMessages(blockMessages)
  if (path === '') {
    return (
      <Text size={1} muted>
        {t('operation.none')}
      </Text>
    )
  }
  return (
    <Stack gap={3} padding={2}>
      <Flex gap={2} align="center">
        <Badge tone={TONES[method] ?? 'default'}>{method || t('operation.topic')}</Badge>
        <Code size={1}>{path}</Code>
      </Flex>
      <Text size={1} muted>
        {summary}
      </Text>
    </Stack>
  )
}

export const operationPreview = drawnPreview(values, OperationPreview)
