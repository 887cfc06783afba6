import { Button, Flex, Stack, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { FEEDBACK_LIMITS } from '../../schemas/feedback.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'

interface Props {
  /** The note as stored. */
  note: string
  onSave: (note: string) => void
  onClose: () => void
}

/** Edits the writers' internal note on reports; saving an empty note removes it. */
export function NoteForm({ note, onSave, onClose }: Props) {
  const t = useMessages(feedbackMessages)
  const [text, setText] = useState(note)
  return (
    <Stack gap={2}>
      <TextArea
        rows={2}
        fontSize={1}
        // The field appears when the user presses the button for it, so it may take the focus.
        autoFocus
        maxLength={FEEDBACK_LIMITS.note}
        aria-label={t('noteLabel')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-testid="feedback-note"
      />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" fontSize={1} text={t('cancel')} onClick={onClose} />
        <Button mode="ghost" fontSize={1} text={t('save')} onClick={() => onSave(text)} />
      </Flex>
    </Stack>
  )
}
