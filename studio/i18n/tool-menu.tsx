import { TranslateIcon } from '@sanity/icons/Translate'
import { Button, Flex } from '@sanity/ui'
import { type ToolMenuProps, useLocale } from 'sanity'
import { interfaceMessages, toolTitle } from './interface-messages.ts'
import { useMessages } from './use-messages.ts'

/** Sanity's default menu with the tools' titles in the user's language, and a button that switches the language. */
export function ToolMenu(props: ToolMenuProps) {
  const t = useMessages(interfaceMessages)
  const { locales, currentLocale, changeLocale } = useLocale()
  const tools = props.tools.map((tool) => ({ ...tool, title: toolTitle(tool, t) }))
  const other = locales.find(({ id }) => id !== currentLocale.id)
  return (
    <Flex
      direction={props.context === 'sidebar' ? 'column' : 'row'}
      align={props.context === 'sidebar' ? 'stretch' : 'center'}
      gap={2}
    >
      {props.renderDefault({ ...props, tools })}
      {other && (
        <Button
          mode="bleed"
          justify={props.context === 'sidebar' ? 'flex-start' : 'center'}
          padding={2}
          fontSize={1}
          icon={TranslateIcon}
          text={other.title}
          lang={other.id}
          aria-label={t('language', { language: other.title })}
          onClick={async () => {
            await changeLocale(other.id)
            // The names of types and fields are translated once, when the Studio starts.
            location.reload()
          }}
          data-testid="studio-language"
        />
      )}
    </Flex>
  )
}
