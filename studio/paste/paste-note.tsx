import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { pasteMessages } from './paste-messages.ts'
import type { PasteReport } from './use-paste.ts'

interface Props {
  report: PasteReport
  onUndo: () => void
  onClose: () => void
}

/** A line above the editor about differences between the pasted and the copied content, with an undo button. */
export function PasteNote({ report, onUndo, onClose }: Props) {
  const t = useMessages(pasteMessages)
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { state, isMarkdown, found, hasPictures } = report
  const isDone = state === 'done'
  const parts =
    state === 'failed'
      ? found
      : state === 'uploading'
        ? [t('uploading')]
        : [
            ...(isMarkdown ? [t('markdown')] : []),
            ...(found.length > 0 ? [t('changed', { count: found.length })] : []),
            ...(hasPictures ? [t('alt')] : []),
          ]
  return (
    <Card
      as="section"
      aria-label={t('label')}
      padding={3}
      radius={2}
      border
      tone={state === 'failed' || found.length > 0 ? 'caution' : 'transparent'}
      data-testid="paste-note"
    >
      <Stack gap={3}>
        <Flex align="center" gap={2} wrap="wrap">
          <Text size={1} role="status" style={{ flex: 1, minWidth: '12rem' }}>
            {parts.join(' ')}
          </Text>
          {isDone && found.length > 0 && (
            <Button
              mode="bleed"
              padding={2}
              fontSize={1}
              text={t(isShown ? 'hide' : 'show')}
              aria-expanded={isShown}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            />
          )}
          {isDone && (
            <Button mode="bleed" padding={2} fontSize={1} text={t('undo')} onClick={onUndo} />
          )}
          {state !== 'uploading' && (
            <Button mode="bleed" padding={2} fontSize={1} text={t('close')} onClick={onClose} />
          )}
        </Flex>
        {isShown && (
          <ul id={id} style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {found.map((one) => (
              <li key={one}>
                <Text size={1}>{one}</Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
