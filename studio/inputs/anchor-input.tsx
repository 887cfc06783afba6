import { Box, Button, Flex } from '@sanity/ui'
import { type StringInputProps, set, useFormValue } from 'sanity'
import { headingText } from '../../schemas/objects/anchor.ts'
import { anchorFrom } from '../../schemas/validation/anchor.ts'
import { useMessages } from '../interface/use-messages.ts'
import { inputMessages } from './input-messages.ts'
import { useKeepFormer } from './use-keep-former.ts'

/**
 * A line of text with a button that makes the anchor of the heading's words while there is none. The
 * anchor that readers have links to becomes a former one when another is written.
 */
export function AnchorInput(props: StringInputProps) {
  const t = useMessages(inputMessages)
  const heading = useFormValue(props.path.slice(0, -1))
  const offer = anchorFrom(headingText(heading))
  const keepFormer = useKeepFormer(props.path)
  const elementProps: StringInputProps['elementProps'] = {
    ...props.elementProps,
    onChange: (event) => {
      props.elementProps.onChange(event)
      const { currentTarget } = event
      if (currentTarget instanceof HTMLInputElement) keepFormer(currentTarget.value)
    },
  }
  const use = () => {
    props.onChange(set(offer))
    keepFormer(offer)
  }
  const offered = !props.value && !props.readOnly && offer !== ''
  return (
    <Flex gap={2}>
      <Box flex={1}>{props.renderDefault({ ...props, elementProps })}</Box>
      {offered && (
        <Button
          mode="ghost"
          text={t('useAnchor', { anchor: offer })}
          onClick={use}
          data-testid="use-anchor"
        />
      )}
    </Flex>
  )
}
