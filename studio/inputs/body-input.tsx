import { Button, Card, Flex, Stack, Tab, TabList, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { ObjectInputMember, type ObjectInputProps, set, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import {
  fieldOf,
  type LocaleField,
  localeConfig,
  localeFields,
  localeOfField,
  locales,
  sourceFieldOf,
  translationFields,
  translations,
} from '../../schemas/locales.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { blocksToTranslate, copiedSources } from './blocks-to-translate.ts'
import { inputMessages } from './input-messages.ts'

/** Above this number of blocks in all languages, only one language is rendered: each key press costs time per block. */
const MANY = 150

const isLanguage = (name: unknown): name is LocaleField => localeOfField(name) !== undefined
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/**
 * Returns the rendered language of a long body and a function to change it, or undefined for a body short enough to
 * render all languages. A focus path in another language, from the preview for example, selects that language.
 */
function useShownBody({
  value,
  focusPath,
}: Pick<ObjectInputProps, 'value' | 'focusPath'>):
  | { shown: LocaleField; show: (language: LocaleField) => void }
  | undefined {
  const translates = onlyTranslates(useCurrentUser())
  const [shown, show] = useState<LocaleField>((translates && translationFields[0]) || 'en')
  const [known, setKnown] = useState<unknown>()
  const [focused] = focusPath
  if (focused !== known) {
    setKnown(focused)
    if (isLanguage(focused)) show(focused)
  }
  const blocks = localeFields.reduce((sum, field) => sum + lengthOf(value?.[field]), 0)
  return blocks > MANY ? { shown, show } : undefined
}

/**
 * Renders the bodies of all languages, or one language of long bodies. An empty translation has a button that fills it
 * with the English blocks.
 */
export function BodyInput(props: ObjectInputProps) {
  const t = useMessages(inputMessages)
  const id = useId()
  const one = useShownBody(props)
  const blocks = blocksToTranslate(props.value?.['en'])
  const startable = translations.filter(
    (locale) => !props.readOnly && blocks.length > 0 && isEmpty(props.value?.[fieldOf(locale)]),
  )
  const members = one
    ? props.members.filter((member) => member.kind !== 'field' || member.name === one.shown)
    : props.members
  return (
    <Stack gap={4}>
      {startable.map((locale) => (
        <Card key={locale} padding={3} radius={2} border>
          <Flex align="center" gap={3} justify="space-between">
            <Text size={1}>{t('untranslated', { language: localeConfig[locale].label })}</Text>
            <Button
              mode="ghost"
              text={t('start')}
              onClick={() =>
                props.onChange([
                  set(blocks, [fieldOf(locale)]),
                  set(copiedSources(blocks), [sourceFieldOf(fieldOf(locale))]),
                ])
              }
              data-testid="start-translation"
            />
          </Flex>
        </Card>
      ))}
      {one && (
        <TabList gap={1} aria-label={t('language')}>
          {locales.map((locale) => {
            const { field, label } = localeConfig[locale]
            return (
              <Tab
                key={field}
                id={`${id}-${field}`}
                aria-controls={`${id}-body`}
                label={label}
                selected={one.shown === field}
                onClick={() => one.show(field)}
              />
            )
          })}
        </TabList>
      )}
      <div
        className={one ? 'bodies' : 'bodies languages'}
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

const isEmpty = (body: unknown) => !(Array.isArray(body) && body.length > 0)
