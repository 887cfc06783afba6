import { Card, Stack, Text } from '@sanity/ui'
import { type InputProps, isArrayOfObjectsInputProps, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'

const NO_ACTIONS = ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'] as const

/**
 * For translators: says at the top of a document what they may edit, and takes the buttons from
 * lists that hold words to translate. Such a list cannot be read-only, or its words were as well.
 */
export function RoleAwareInput(props: InputProps) {
  const translates = onlyTranslates(useCurrentUser())
  if (!translates) return props.renderDefault(props)
  if (props.path.length === 0) {
    return (
      <Stack gap={5}>
        <Card padding={3} radius={2} tone="primary" border data-testid="translator-note">
          <Text size={1}>
            You translate: the fields named 繁體中文 are yours. English, addresses and settings are
            changed by writers.
          </Text>
        </Card>
        {props.renderDefault(props)}
      </Stack>
    )
  }
  if (isArrayOfObjectsInputProps(props) && !props.path.includes('zhTW')) {
    const schemaType = {
      ...props.schemaType,
      options: { ...props.schemaType.options, sortable: false, disableActions: [...NO_ACTIONS] },
    }
    return props.renderDefault({ ...props, schemaType })
  }
  return props.renderDefault(props)
}
