import { Text } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { useMessages } from '../interface/use-messages.ts'
import { countWords } from './count-words.ts'
import { inputMessages } from './input-messages.ts'

interface Props {
  body: readonly object[] | undefined
}

/** How long a body is, below it; counted when the writer pauses. */
export function WordCount({ body }: Props) {
  const t = useMessages(inputMessages)
  const counted = useDeferredValue(body)
  const { words, characters } = useMemo(() => countWords(counted ?? []), [counted])
  const parts = [
    ...(words > 0 || characters === 0 ? [t('words', { count: words })] : []),
    ...(characters > 0 ? [t('characters', { count: characters })] : []),
  ]
  return (
    <Text size={0} muted align="right" data-testid="word-count">
      {parts.join(' · ')}
    </Text>
  )
}
