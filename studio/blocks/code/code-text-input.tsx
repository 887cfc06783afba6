import { Card, Stack, Text } from '@sanity/ui'
import { lazy, Suspense } from 'react'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'
import { useMessages } from '../../i18n/use-messages.ts'
import { blockMessages } from '../block-messages.ts'
import { useOwnText } from './use-own-text.ts'

/** The code editor is fetched when the first code block is opened. */
const CodeEditor = lazy(() => import('./code-editor.tsx'))

/** The input for the code of a block, coloured for the language in the block's `language` field. */
export function CodeTextInput(props: StringInputProps) {
  const { elementProps, value = '', readOnly, onChange, schemaType, path } = props
  const t = useMessages(blockMessages)
  const [given, write] = useOwnText(value, (next) => onChange(next === '' ? unset() : set(next)))
  const language = useFormValue([...path.slice(0, -1), 'language'])
  return (
    <Stack gap={2}>
      <Card
        border
        radius={2}
        overflow="hidden"
        tone={readOnly ? 'transparent' : 'default'}
        onFocus={elementProps.onFocus}
        onBlur={elementProps.onBlur}
      >
        <Suspense
          fallback={<pre style={{ margin: 0, padding: 12, minHeight: '6em' }}>{value}</pre>}
        >
          <CodeEditor
            id={elementProps.id}
            label={schemaType.title ?? 'Code'}
            describedBy={elementProps['aria-describedby']}
            language={typeof language === 'string' ? language : 'text'}
            given={given}
            readOnly={readOnly === true}
            onChange={write}
            onCreate={(content) => {
              elementProps.ref.current = content
            }}
          />
        </Suspense>
      </Card>
      {!readOnly && (
        <Text size={0} muted>
          {t('code.keys')}
        </Text>
      )}
    </Stack>
  )
}
