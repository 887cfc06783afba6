import { Box, Button, Flex } from '@sanity/ui'
import { type StringInputProps, set, useFormValue } from 'sanity'
import { headingText } from '../../schemas/objects/anchor.ts'
import { anchorFrom } from '../../schemas/validation/anchor.ts'

/** A line of text with a button that makes the anchor of the heading's words while there is none. */
export function AnchorInput(props: StringInputProps) {
  const heading = useFormValue(props.path.slice(0, -1))
  const offer = anchorFrom(headingText(heading))
  const offered = !props.value && !props.readOnly && offer !== ''
  return (
    <Flex gap={2}>
      <Box flex={1}>{props.renderDefault(props)}</Box>
      {offered && (
        <Button
          mode="ghost"
          text={`Use “${offer}”`}
          onClick={() => props.onChange(set(offer))}
          data-testid="use-anchor"
        />
      )}
    </Flex>
  )
}
