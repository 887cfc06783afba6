import { Button, Card, Flex, Stack, Tab, TabList, Text } from '@sanity/ui'
import { useId } from 'react'
import { ObjectInputMember, type ObjectInputProps, set } from 'sanity'
import { useWords } from '../interface/use-words.ts'
import { blocksToTranslate, copiedSources } from './blocks-to-translate.ts'
import { inputWords } from './input-words.ts'
import { useShownBody } from './use-shown-body.ts'

const LANGUAGES = [
  { name: 'en', title: 'English' },
  { name: 'zhTW', title: '繁體中文' },
] as const

/**
 * Both bodies, or one at a time where they are long; where the translation is empty, a button that
 * starts it from the English blocks.
 */
export function BodyInput(props: ObjectInputProps) {
  const say = useWords(inputWords)
  const id = useId()
  const { en, zhTW } = props.value ?? {}
  const one = useShownBody(props)
  const blocks = blocksToTranslate(en)
  const startable =
    !props.readOnly && blocks.length > 0 && !(Array.isArray(zhTW) && zhTW.length > 0)
  const members = one
    ? props.members.filter((member) => member.kind !== 'field' || member.name === one.shown)
    : props.members
  return (
    <Stack gap={4}>
      {startable && (
        <Card padding={3} radius={2} border>
          <Flex align="center" gap={3} justify="space-between">
            <Text size={1}>{say('untranslated')}</Text>
            <Button
              mode="ghost"
              text={say('start')}
              onClick={() =>
                props.onChange([set(blocks, ['zhTW']), set(copiedSources(blocks), ['zhTWSource'])])
              }
              data-testid="start-translation"
            />
          </Flex>
        </Card>
      )}
      {one && (
        <TabList gap={1} aria-label={say('language')}>
          {LANGUAGES.map(({ name, title }) => (
            <Tab
              key={name}
              id={`${id}-${name}`}
              aria-controls={`${id}-body`}
              label={title}
              selected={one.shown === name}
              onClick={() => one.show(name)}
            />
          ))}
        </TabList>
      )}
      <div
        className={one ? undefined : 'languages'}
        id={`${id}-body`}
        {...(one && { role: 'tabpanel', 'aria-labelledby': `${id}-${one.shown}` })}
      >
        {members.map((member) => (
          <ObjectInputMember {...props} key={member.key} member={member} />
        ))}
      </div>
    </Stack>
  )
}
