import { Box, Flex } from '@sanity/ui'
import type { ReactElement } from 'react'
import type { PreviewProps } from 'sanity'
import { AdmonitionPreview } from '../../blocks/admonition/preview.tsx'
import { CodePreview } from '../../blocks/codeBlock/preview.tsx'
import { OperationPreview } from '../../blocks/operation/preview.tsx'
import { TablePreview } from '../../blocks/table/preview.tsx'
import { previewValues } from './preview-values.ts'

/** What a block of the body shows in the editor: what it holds, where a line says too little. */
export function BlockPreview(props: PreviewProps) {
  const drawn = props.layout === 'block' ? draw(props) : undefined
  if (!drawn) return props.renderDefault(props)
  const { actions } = props
  return (
    <Flex gap={1} padding={1}>
      <Box flex={1} style={{ minWidth: 0 }}>
        {drawn}
      </Box>
      {/* The menu that opens and removes the block. */}
      {typeof actions === 'function' ? null : actions}
    </Flex>
  )
}

function draw(props: PreviewProps): ReactElement | undefined {
  const values = previewValues(props)
  switch (values?.block) {
    case 'table':
      return <TablePreview {...values} />
    case 'code':
      return <CodePreview {...values} />
    case 'operation':
      return <OperationPreview {...values} />
    case 'admonition':
      return <AdmonitionPreview {...values} />
    default:
      return undefined
  }
}
