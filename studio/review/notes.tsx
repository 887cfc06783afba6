import { Button, Card, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import type { Note } from '../../schemas/workflow/workflow.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { resolveNote, writeNote } from './steps.ts'
import { useTimes } from './times.ts'
import type { Review } from './use-review.ts'

/** The notes on a draft, open ones first, and a field for a new note. */
export function Notes({ review }: { review: Review }) {
  const { t, take, busy, draftRev, steps } = review
  const [text, setText] = useState('')
  const notes = (review.review?.notes ?? []).toSorted(
    (one, other) => Number(one.resolved ?? false) - Number(other.resolved ?? false),
  )
  // A user who has any step may write notes.
  const writes = draftRev !== undefined && Object.keys(steps).length > 0
  const send = async () => {
    if (await take((taker) => writeNote(taker, text.trim()))) setText('')
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="review-notes">
      <Heading as="h3" size={0} id="review-notes">
        {t('notes')}
      </Heading>
      {notes.length === 0 && draftRev !== undefined && (
        <Text size={1} muted>
          {t('noNotes')}
        </Text>
      )}
      <Stack as="ul" gap={3} style={LIST_STYLE}>
        {notes.map((note) => (
          <li key={note._key}>
            <NoteRow note={note} review={review} writes={writes} />
          </li>
        ))}
      </Stack>
      {writes && (
        <Stack gap={3}>
          <TextArea
            rows={3}
            fontSize={1}
            value={text}
            aria-label={t('writeNote')}
            placeholder={t('writeNote')}
            onChange={(event) => setText(event.currentTarget.value)}
            data-testid="note-text"
          />
          <Flex justify="flex-end">
            <Button
              mode="ghost"
              fontSize={1}
              text={t('addNote')}
              disabled={text.trim() === '' || busy}
              onClick={send}
              data-testid="add-note"
            />
          </Flex>
        </Stack>
      )}
    </Stack>
  )
}

function NoteRow({ note, review, writes }: { note: Note; review: Review; writes: boolean }) {
  const times = useTimes()
  const { t, take, busy } = review
  const resolved = note.resolved ?? false
  return (
    <Card padding={3} radius={2} border tone={resolved ? 'default' : 'caution'}>
      <Stack gap={3}>
        <Text size={1} muted>
          {note.author.name}, {times(note.at)}
          {resolved && ` · ${t('resolved')}`}
        </Text>
        <Text
          size={1}
          muted={resolved}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {note.text}
        </Text>
        {writes && (
          <Flex justify="flex-end">
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text={t(resolved ? 'reopen' : 'resolve')}
              disabled={busy}
              onClick={() => void take((taker) => resolveNote(taker, note._key, !resolved))}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
