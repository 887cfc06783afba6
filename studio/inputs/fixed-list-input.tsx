import type { ArrayOfObjectsInputProps } from 'sanity'
import { specArray } from '../../schemas/objects/spec-array.ts'

/**
 * A list whose items stay as they are while the words in them are translated. It cannot be
 * read-only: the words would be as well.
 */
export function FixedListInput(props: ArrayOfObjectsInputProps) {
  const options = { ...props.schemaType.options, ...specArray }
  return props.renderDefault({ ...props, schemaType: { ...props.schemaType, options } })
}
