import { useCallback, useEffect, useRef } from 'react'
import { type InputProps, isStringInputProps, type ObjectInputProps } from 'sanity'
import { storeLanguage } from '../../../schemas/last-language.ts'
import { CodeTextInput } from './code-text-input.tsx'

/** The form of a code block. A language chosen here becomes the initial language of the next code block. */
export function CodeInput(props: ObjectInputProps) {
  const { renderInput, renderDefault, value } = props
  const language: unknown = value?.['language']
  const first = useRef(language)
  useEffect(() => {
    // Opening a code block does not count as choosing its language.
    if (typeof language === 'string' && language !== first.current) storeLanguage(language)
  }, [language])
  const render = useCallback(
    (input: Omit<InputProps, 'renderDefault'>) => {
      // `CodeTextInput` never calls `renderDefault`.
      const given = { ...input, renderDefault: () => <></> }
      return isStringInputProps(given) && given.path.at(-1) === 'code' ? (
        <CodeTextInput {...given} />
      ) : (
        renderInput(input)
      )
    },
    [renderInput],
  )
  return renderDefault({ ...props, renderInput: render })
}
