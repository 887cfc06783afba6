import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { sidebarMessages } from './sidebar-messages.ts'

type Props = {
  header: string
  words: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a removal. */
export function ConfirmDialog({ header, words, confirm, onConfirm, onClose }: Props) {
  const t = useMessages(sidebarMessages)
  return (
    <Dialog id={useId()} header={header} width={1} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{words}</Text>
        <Flex justify="flex-end" gap={2}>
          <Button text={t('cancel')} mode="bleed" onClick={onClose} />
          <Button text={confirm} tone="critical" onClick={onConfirm} autoFocus />
        </Flex>
      </Stack>
    </Dialog>
  )
}
