import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { ObjectInputMember, type ObjectInputProps, set } from 'sanity'
import { blocksToTranslate, copiedSources } from './blocks-to-translate.ts'

/** Both bodies; where the translation is empty, a button that starts it from the English blocks. */
export function BodyInput(props: ObjectInputProps) {
  const { en, zhTW } = props.value ?? {}
  const blocks = blocksToTranslate(en)
  const startable =
    !props.readOnly && blocks.length > 0 && !(Array.isArray(zhTW) && zhTW.length > 0)
  return (
    <Stack gap={4}>
      {startable && (
        <Card padding={3} radius={2} border>
          <Flex align="center" gap={3} justify="space-between">
            <Text size={1}>Not translated yet: readers of 繁體中文 see the English text.</Text>
            <Button
              mode="ghost"
              text="Start from the English text"
              onClick={() =>
                props.onChange([set(blocks, ['zhTW']), set(copiedSources(blocks), ['zhTWSource'])])
              }
              data-testid="start-translation"
            />
          </Flex>
        </Card>
      )}
      <div className="languages">
        {props.members.map((member) => (
          <ObjectInputMember {...props} key={member.key} member={member} />
        ))}
      </div>
    </Stack>
  )
}
