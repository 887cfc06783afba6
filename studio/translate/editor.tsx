import { Stack, Text } from '@sanity/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { stringToPath, useClient, useCurrentUser, useSchema } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { fieldLocation } from '../../schemas/checking/field-location.ts'
import { fieldOf, type Translation } from '../../schemas/locales.ts'
import { useLocationWords } from '../i18n/location/use-location-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { countsOf } from './counts.ts'
import { EditorBar } from './editor-bar.tsx'
import { type Term, termOf } from './glossary.ts'
import { memoryOf } from './memory.ts'
import { translateMessages } from './messages.ts'
import type { QueueEntry } from './queue.ts'
import { mayMarkCovered, type TranslationSegment } from './segment.ts'
import { SegmentRow } from './segment-row.tsx'
import { isFilled, unitPairs } from './segment-units.ts'
import { Shortcuts } from './shortcuts.tsx'
import { type Command, useCommands } from './use-commands.ts'
import { useDocument } from './use-document.ts'

const termsIn = (
  field: string,
) => `*[_type == "translationTerm" && defined(term) && defined(${field})]
  {term, "word": ${field}, note, also, forbidden, caseSensitive}`

const terms = z.array(
  z.object({
    term: z.string(),
    word: z.string(),
    note: z.string().nullish(),
    also: z.array(z.string()).nullish(),
    forbidden: z.array(z.string()).nullish(),
    caseSensitive: z.boolean().nullish(),
  }),
)

/** Returns the glossary in `locale`; empty until it has loaded, and after a failure. */
function useTerms(locale: Translation): readonly Term[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<readonly Term[]>([])

  useEffect(() => {
    let gone = false
    const load = async () => {
      const query = termsIn(fieldOf(locale))
      const answer = terms.parse(await client.fetch(query, {}, { perspective: 'published' }))
      if (!gone) setKnown(answer.map(termOf))
    }
    // The queue uses the same lake and reports its failure.
    load().catch(() => setKnown([]))
    return () => {
      gone = true
    }
  }, [client, locale])

  return known
}

/** One document with each English segment beside its translation. */
export function Editor({ row, rows }: { row: QueueEntry; rows: readonly QueueEntry[] }) {
  const t = useMessages(translateMessages)
  const whereIs = useLocationWords()
  const user = useCurrentUser()
  const { segments, ready, act, document, ...publishing } = useDocument(
    row.id,
    row.type,
    row.locale,
  )
  const memory = useMemo(() => memoryOf(rows), [rows])
  const terms = useTerms(row.locale)
  const type = useSchema().get(row.type)
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const readOnly = !user?.roles.some(({ name }) => name !== 'viewer')

  const open = (id: string) => {
    const segment = list.current?.querySelector(`[data-segment="${CSS.escape(id)}"]`)
    segment?.scrollIntoView({ block: 'center' })
    const field = segment?.querySelector<HTMLElement>('[data-unit], [contenteditable=true]')
    field?.focus({ preventScroll: true })
  }
  const go = (step: 1 | -1) => {
    const at = segments.findIndex(({ id }) => id === current)
    const isOpen = ({ state }: TranslationSegment) => state !== 'translated'
    const found =
      step === 1
        ? (segments.slice(at + 1).find(isOpen) ?? segments.find(isOpen))
        : (segments.slice(0, Math.max(at, 0)).findLast(isOpen) ?? segments.findLast(isOpen))
    if (found) open(found.id)
  }
  const run = (command: Command) => {
    if (command === 'next' || command === 'previous') return go(command === 'next' ? 1 : -1)
    const segment = segments.find(({ id }) => id === current)
    if (!segment || readOnly) return
    if (command === 'copy') return segment.kind === 'block' ? act.copy(segment) : undefined
    if (command === 'above') {
      if (!mayMarkCovered(segment)) return
      act.above(segment)
      return segment.above ? undefined : go(1)
    }
    if (command === 'mark' ? isFilled(unitPairs(segment)) : segment.state === 'stale') {
      act.confirm(segment)
      go(1)
    }
  }
  useCommands(run)

  if (ready && !document) return <Text size={1}>{t('gone')}</Text>
  return (
    <Stack gap={4} data-testid="translate-editor">
      <EditorBar row={row} counts={countsOf(segments)} publishing={publishing} onGo={go} />
      <Shortcuts />
      <Stack as="ul" gap={3} style={LIST_STYLE} ref={list}>
        {segments.map((segment) => (
          <SegmentRow
            key={segment.id}
            segment={segment}
            name={
              segment.kind === 'words'
                ? whereIs(fieldLocation(type, document, stringToPath(segment.path)))
                : ''
            }
            memory={memory}
            terms={terms}
            isCurrent={segment.id === current}
            readOnly={readOnly}
            act={act}
            onFocus={setCurrent}
          />
        ))}
      </Stack>
    </Stack>
  )
}
