import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { applySuggestion } from './apply-suggestion.ts'
import { checkTerms, type Term } from './glossary.ts'
import { insertWord, replaceWord } from './insert-word.ts'
import { type Memory, suggestionsFor } from './memory.ts'
import { translateMessages } from './messages.ts'
import { type Unit, unitText } from './units.ts'
import { useTranslationLang } from './use-translation.ts'

const MOST_SUGGESTIONS = 3

interface Props {
  english: Unit
  unit: Unit | undefined
  memory: Memory
  terms: readonly Term[]
  /** Whether to show suggestions from the memory. */
  suggests: boolean
  onChange: (unit: Unit) => void
}

/** Suggestions for one unit: translations elsewhere, and terms that it should contain. */
export function UnitNotes({ english, unit, memory, terms, suggests, onChange }: Props) {
  const t = useMessages(translateMessages)
  const lang = useTranslationLang()
  const en = unitText(english)
  const present = unit ? unitText(unit) : ''
  const suggestions = suggests ? suggestionsFor(memory, en, present).slice(0, MOST_SUGGESTIONS) : []
  const findings = unit && present.trim() !== '' ? checkTerms(en, present, terms) : []

  return (
    <Stack gap={2}>
      {suggestions.map((suggestion) => (
        <Card key={suggestion.text} padding={2} radius={2} tone="primary" data-testid="suggestion">
          <Flex gap={3} align="center">
            <Stack flex={1} gap={2}>
              <Text size={1} lang={lang}>
                {suggestion.text}
              </Text>
              <Text size={0} muted>
                {t('from', {
                  count: suggestion.from.length,
                  title: suggestion.from[0]?.title ?? '',
                  others: suggestion.from.length - 1,
                })}
              </Text>
            </Stack>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={t('take')}
              onClick={() => onChange(applySuggestion(suggestion.unit, english))}
            />
          </Flex>
        </Card>
      ))}
      {unit &&
        findings.map(({ kind, term, found = '' }) => (
          <Card
            key={`${kind} ${term.term}`}
            padding={2}
            radius={2}
            tone="caution"
            data-testid={`term-${kind}`}
          >
            <Flex gap={3} align="center">
              <Stack flex={1} gap={2}>
                <Text size={1}>
                  {t(`term.${kind}`, { term: term.term, word: term.word, found })}
                </Text>
                {term.note && (
                  <Text size={0} muted>
                    {term.note}
                  </Text>
                )}
              </Stack>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={kind === 'absent' ? t('insert', { word: term.word }) : t('replace')}
                onClick={() =>
                  onChange(
                    kind === 'absent'
                      ? insertWord(unit, term.word)
                      : replaceWord(unit, found, term.word),
                  )
                }
              />
            </Flex>
          </Card>
        ))}
    </Stack>
  )
}
