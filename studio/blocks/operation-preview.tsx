import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { Code } from '@sanity/ui/code'
import type { PreviewValues } from './preview-values.ts'

const TONES: Record<string, 'positive' | 'primary' | 'caution' | 'critical'> = {
  GET: 'positive',
  POST: 'primary',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'critical',
}

/** The request line of an operation, or the pattern of a topic, and what it is called. */
export function OperationPreview({ method, path, summary }: PreviewValues<'operation'>) {
  if (path === '') {
    return (
      <Text size={1} muted>
        Nothing chosen yet: open it and choose what to show.
      </Text>
    )
  }
  return (
    <Stack gap={3} padding={2}>
      <Flex gap={2} align="center">
        <Badge tone={TONES[method] ?? 'default'}>{method || 'Topic'}</Badge>
        <Code size={1}>{path}</Code>
      </Flex>
      <Text size={1} muted>
        {summary}
      </Text>
    </Stack>
  )
}
