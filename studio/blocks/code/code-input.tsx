import { useCallback, useEffect, useRef } from 'react'
import { type InputProps, isStringInputProps, type ObjectInputProps } from 'sanity'
import { rememberLanguage } from '../../../schemas/last-language.ts'
import { CodeTextInput } from './code-text-input.tsx'

/** The form of a code block; the next one begins with the language that is chosen here. */
export function CodeInput(props: ObjectInputProps) {
  const { renderInput, renderDefault, value } = props
  const language: unknown = value?.['language']
  const first = useRef(language)
  useEffect(() => {
    // Who only looks at code has chosen nothing.
    if (typeof language === 'string' && language !== first.current) rememberLanguage(language)
  }, [language])
  const render = useCallback(
    (input: Omit<InputProps, 'renderDefault'>) => {
      // The one that is drawn here never asks for the default.
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
