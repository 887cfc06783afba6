import { type ItemProps, isObjectItemProps } from 'sanity'
import { FormInPlace } from './form-in-place.tsx'

/** A tab, a step or another item of a block, whose form opens in the editor at the block. */
export function ItemInPlace(props: ItemProps) {
  const isOfBlock = props.path[0] === 'body' && props.path.length > 3
  if (!isObjectItemProps(props) || !props.open || !isOfBlock) return props.renderDefault(props)
  const { schemaType, onClose, children } = props
  return (
    <FormInPlace title={schemaType.title ?? schemaType.name} onClose={onClose}>
      {children}
    </FormInPlace>
  )
}
