import { Button, Dialog, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { askForChanges } from './steps.ts'
import type { Review } from './use-review.ts'

/** Asks what should be changed; the answer is the first note of it. */
export function ChangesDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { say, take, busy } = review
  const [text, setText] = useState('')
  const field = useId()
  const send = async () => {
    if (await take((taker) => askForChanges(taker, text.trim()), say('done.askForChanges')))
      onClose()
  }
  return (
    <Dialog
      id="ask-for-changes"
      header={say('changes.title')}
      onClose={onClose}
      width={1}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text={say('cancel')} onClick={onClose} />
          <Button
            tone="primary"
            text={say('changes.confirm')}
            disabled={text.trim() === ''}
            loading={busy}
            onClick={send}
            data-testid="confirm-changes"
          />
        </Flex>
      }
    >
      <Stack gap={3} padding={4}>
        <Text as="label" htmlFor={field} size={1} weight="medium">
          {say('changes.what')}
        </Text>
        <TextArea
          id={field}
          rows={5}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoFocus
        />
      </Stack>
    </Dialog>
  )
}
