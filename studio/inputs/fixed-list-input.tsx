import type { ArrayOfObjectsInputProps } from 'sanity'

/**
 * A list whose items stay as they are while the words in them are translated. Only the list is
 * told to be read-only: a read-only field in the schema would lock the words as well.
 */
export function FixedListInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, readOnly: true })
}
