import { Box, Button, Flex, Heading, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { localeConfig, type Translation, translations } from '../../schemas/locales.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { Exchange } from '../xliff/exchange.tsx'
import { coverageOf, sumOf } from './counts.ts'
import { translateMessages } from './messages.ts'
import { type QueueEntry, type Show, shownRows } from './queue.ts'
import { QueueRow } from './queue-row.tsx'
import { SectionList } from './section-list.tsx'

const SHOWN_FIRST = 100
const SHOWS = ['open', 'missing', 'stale', 'all'] as const satisfies Show[]
const SORTS = ['reading', 'age'] as const

interface Props {
  rows: readonly QueueEntry[]
  /** The target language. */
  locale: Translation
  onLocale: (locale: Translation) => void
}

/** The documents to translate, by section; filters are kept while the tool is open. */
export function QueueView({ rows, locale, onLocale }: Props) {
  const t = useMessages(translateMessages)
  const [chosen, setChosen] = useState('')
  const [show, setShow] = useState<Show>('open')
  const [sort, setSort] = useState<(typeof SORTS)[number]>('reading')
  const [whole, setWhole] = useState(false)

  const titleOf = ({ section }: QueueEntry) =>
    'key' in section ? t(`section.${section.key}`) : section.title
  const sections = Map.groupBy(rows, titleOf)
  const inSection = chosen === '' ? rows : (sections.get(chosen) ?? [])
  const found = shownRows(inSection, show)
  if (sort === 'age') found.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
  const counts = sumOf(rows.map((row) => row.counts))

  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Heading as="h1" size={3}>
          {t('title')}
        </Heading>
        <Text muted size={1}>
          {t('lead')}
        </Text>
        <Text size={1} data-testid="overall">
          {[
            t('covered', { percent: coverageOf(counts) }),
            t('count.missing', { count: counts.missing }),
            t('count.stale', { count: counts.stale }),
          ].join(' · ')}
        </Text>
      </Stack>
      <div className="translate-queue">
        <SectionList sections={sections} all={rows} chosen={chosen} onChoose={setChosen} />
        <Stack gap={4}>
          <Flex gap={3} wrap="wrap">
            {translations.length > 1 && (
              <Choice
                label={t('translation')}
                value={locale}
                options={translations}
                onChoose={onLocale}
              >
                {(one) => localeConfig[one].label}
              </Choice>
            )}
            <Choice label={t('show.state')} value={show} options={SHOWS} onChoose={setShow}>
              {(one) => t(`show.${one}`)}
            </Choice>
            <Choice label={t('sort.by')} value={sort} options={SORTS} onChoose={setSort}>
              {(one) => t(`sort.${one}`)}
            </Choice>
            <Exchange
              ids={inSection.map(({ id }) => id)}
              only={show === 'all' ? 'all' : 'open'}
              section={chosen}
              locale={locale}
            />
          </Flex>
          {found.length === 0 && <Text size={1}>{t('empty')}</Text>}
          <Stack as="ul" gap={2} style={LIST_STYLE} data-testid="queue">
            {(whole ? found : found.slice(0, SHOWN_FIRST)).map((row) => (
              <QueueRow key={row.id} row={row} section={chosen === '' ? titleOf(row) : ''} />
            ))}
          </Stack>
          {!whole && found.length > SHOWN_FIRST && (
            <Button
              mode="ghost"
              text={t('more', { count: found.length })}
              onClick={() => setWhole(true)}
            />
          )}
        </Stack>
      </div>
    </Stack>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly T[]
  onChoose: (value: T) => void
  children: (value: T) => string
}

function Choice<T extends string>({ label, value, options, onChoose, children }: ChoiceProps<T>) {
  return (
    <Box style={{ width: '15rem' }}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const next = options.find((one) => one === currentTarget.value)
          if (next) onChoose(next)
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </Select>
    </Box>
  )
}
