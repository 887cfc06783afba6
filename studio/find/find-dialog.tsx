import { Box, Button, Card, Checkbox, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import {
  defaultLocale,
  eachOf,
  type Locale,
  localeConfig,
  locales,
  translations,
} from '../../schemas/locales.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LabelledSelect } from '../preview/share/labelled-select.tsx'
import { type Match, matchesIn, occurrences, replaceIn } from './find-in-block.ts'
import { findMessages } from './find-messages.ts'
import { useBody } from './use-body.ts'

interface Props {
  id: string
  type: string
  onClose: () => void
}

/** Steps through the matches in a body in one language, and replaces them. */
export function FindDialog({ id, type, onClose }: Props) {
  const t = useMessages(findMessages)
  const translates = onlyTranslates(useCurrentUser())
  const offered: readonly Locale[] = translates ? translations : locales
  const [locale, setLocale] = useState<Locale>(offered[0] ?? defaultLocale)
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [index, setIndex] = useState(0)
  const [done, setDone] = useState('')
  const body = useBody(id, type, localeConfig[locale].field)

  const query = { text, matchCase }
  const matches = matchesIn(body.blocks, query)
  const number = matches.length === 0 ? 0 : index % matches.length
  const match = matches[number]

  /** Wraps the setter of a query's part, so that a changed query starts at its first match. */
  const ask = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setIndex(0)
      setDone('')
    }
  }
  const replaceOne = () => {
    const block = body.blocks.find(({ _key }) => _key === match?.block)
    if (!match || !block) return
    body.change([replaceIn(block, query, replacement, match.number)])
    // The replacement may itself contain the query; the next match is behind it.
    setIndex(number + occurrences(replacement, query))
    setDone(t('replaced', { count: 1 }))
  }
  const replaceAll = () => {
    const found = new Set(matches.map(({ block }) => block))
    const changed = body.blocks.filter(({ _key }) => found.has(_key))
    body.change(changed.map((block) => replaceIn(block, query, replacement)))
    setIndex(0)
    setDone(t('replaced', { count: matches.length }))
  }
  const undo = () => {
    body.undo()
    setDone(t('undone'))
  }
  const position = match ? t('position', { number: number + 1, count: matches.length }) : t('none')

  return (
    <Dialog id="find-and-replace" header={t('title')} onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <LabelledSelect
          label={t('language')}
          options={eachOf(offered, (one) => localeConfig[one].label)}
          value={locale}
          onChange={ask(setLocale)}
        />
        <Field label={t('find')} value={text} onChange={ask(setText)} />
        <Field label={t('replace')} value={replacement} onChange={setReplacement} />
        <Flex as="label" align="center" gap={2}>
          <Checkbox
            checked={matchCase}
            onChange={({ currentTarget }) => ask(setMatchCase)(currentTarget.checked)}
          />
          <Text size={1}>{t('matchCase')}</Text>
        </Flex>
        <Text size={1} muted role="status" data-testid="find-status">
          {[done, text === '' ? t('scope') : position].filter(Boolean).join(' · ')}
        </Text>
        {match && <MatchPreview match={match} />}
        <Flex gap={2} wrap="wrap">
          <Button
            mode="ghost"
            text={t('next')}
            disabled={matches.length < 2}
            onClick={() => setIndex(number + 1)}
          />
          <Button tone="primary" text={t('replaceOne')} disabled={!match} onClick={replaceOne} />
          <Button
            mode="ghost"
            tone="primary"
            text={t('replaceAll')}
            disabled={!match}
            onClick={replaceAll}
          />
          <Box flex={1} />
          <Button mode="bleed" text={t('undo')} disabled={!body.canUndo} onClick={undo} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Field({ label, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextInput
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  )
}

const MatchPreview = ({ match: { before, found, after } }: { match: Match }) => (
  <Card padding={3} radius={2} border>
    <Text size={1}>
      {before}
      <mark>{found}</mark>
      {after}
    </Text>
  </Card>
)
