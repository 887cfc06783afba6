import type { ArrayOfObjectsInputProps } from 'sanity'
import { fixed } from './fixed.ts'

/**
 * A list whose items stay as they are while the words in them are translated: nothing is added. It
 * cannot be read-only: the words would be as well.
 */
export function FixedListInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, schemaType: fixed(props.schemaType) })
}
