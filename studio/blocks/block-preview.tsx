import { Box, Flex } from '@sanity/ui'
import type { PreviewProps } from 'sanity'
import { previews } from '../../blocks/lists/preview.tsx'

/** Preview of a block in the editor: its content where the block kind draws one, otherwise Sanity's single line. */
export function BlockPreview(props: PreviewProps) {
  const drawn = props.layout === 'block' ? draw(props) : undefined
  if (!drawn) return props.renderDefault(props)
  const { actions } = props
  return (
    <Flex gap={1} padding={1}>
      <Box flex={1} style={{ minWidth: 0 }}>
        {drawn}
      </Box>
      {/* `actions` is the menu that opens and removes the block. */}
      {typeof actions === 'function' ? null : actions}
    </Flex>
  )
}

function draw(props: PreviewProps) {
  for (const preview of previews) {
    const drawn = preview(props)
    if (drawn) return drawn
  }
  return undefined
}
