import { Box, Card, Stack, Text } from '@sanity/ui'
import { z } from 'zod'
import { drawnPreview } from '../drawn-preview.tsx'
import { withoutNulls } from '../stored.ts'
import { Drawing } from './drawing.tsx'
import { actor, event } from './model.ts'

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(withoutNulls, z.array(item)).catch((): z.output<Item>[] => [])

/** The values that the schema's preview prepares. */
const values = z.object({
  block: z.literal('diagram'),
  caption: z.string().catch(''),
  actors: listOf(actor),
  events: listOf(event),
})

const COLOURS = {
  '--diagram-text': 'var(--card-fg-color)',
  '--diagram-line': 'var(--card-border-color)',
  '--diagram-arrow': 'var(--card-muted-fg-color)',
  '--diagram-box': 'var(--card-code-bg-color)',
  '--diagram-note': 'var(--card-bg-color)',
  '--diagram-ground': 'var(--card-bg-color)',
  overflowX: 'auto',
} as const

/** The diagram as on the site, in the colours of the Studio. */
function DiagramPreview({ caption, actors, events }: z.output<typeof values>) {
  return (
    <Card padding={2}>
      <Stack gap={3}>
        {caption && (
          <Text size={1} muted>
            {caption}
          </Text>
        )}
        <Box style={COLOURS}>
          <Drawing actors={actors} events={events} />
        </Box>
      </Stack>
    </Card>
  )
}

export const diagramPreview = drawnPreview(values, DiagramPreview)
