import { useEffect, useRef } from 'react'
import type { ObjectInputProps } from 'sanity'
import { rememberLanguage } from '../../schemas/last-language.ts'

/** The form of a code block; the next one begins with the language that is chosen here. */
export function CodeInput(props: ObjectInputProps) {
  const language: unknown = props.value?.['language']
  const first = useRef(language)
  useEffect(() => {
    // Who only looks at code has chosen nothing.
    if (typeof language === 'string' && language !== first.current) rememberLanguage(language)
  }, [language])
  return props.renderDefault(props)
}
