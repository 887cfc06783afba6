import type { BlockProps } from 'sanity'
import { FormInPlace } from './form-in-place.tsx'

/** A block of a body, whose form opens where it stands: Sanity's own is a dialog over the page. */
export function BlockInPlace(props: BlockProps) {
  const { open, children, onClose, renderDefault, schemaType } = props
  if (!open || schemaType.name === 'block') return renderDefault(props)
  return (
    <FormInPlace title={schemaType.title ?? schemaType.name} onClose={onClose}>
      {children}
    </FormInPlace>
  )
}
