import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMessages } from '../interface/use-messages.ts'
import { checkTerms, type Term } from './glossary.ts'
import { insertWord, replaceWord } from './insert-word.ts'
import { type Memory, offersFor } from './memory.ts'
import { translateMessages } from './messages.ts'
import { takeOffer } from './take-offer.ts'
import { type Unit, unitText } from './units.ts'
import { useTranslationLang } from './use-translation.ts'

const OFFERED = 3

interface Props {
  english: Unit
  unit: Unit | undefined
  memory: Memory
  terms: readonly Term[]
  /** Whether translations from elsewhere are offered. */
  offering: boolean
  onChange: (unit: Unit) => void
}

/** What helps with one unit: how it is translated elsewhere, and terms that it should have. */
export function UnitNotes({ english, unit, memory, terms, offering, onChange }: Props) {
  const t = useMessages(translateMessages)
  const lang = useTranslationLang()
  const en = unitText(english)
  const present = unit ? unitText(unit) : ''
  const offers = offering ? offersFor(memory, en, present).slice(0, OFFERED) : []
  const findings = unit && present.trim() !== '' ? checkTerms(en, present, terms) : []

  return (
    <Stack gap={2}>
      {offers.map((offer) => (
        <Card key={offer.text} padding={2} radius={2} tone="primary" data-testid="offer">
          <Flex gap={3} align="center">
            <Stack flex={1} gap={2}>
              <Text size={1} lang={lang}>
                {offer.text}
              </Text>
              <Text size={0} muted>
                {t('from', {
                  count: offer.from.length,
                  title: offer.from[0]?.title ?? '',
                  others: offer.from.length - 1,
                })}
              </Text>
            </Stack>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={t('take')}
              onClick={() => onChange(takeOffer(offer.unit, english))}
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
