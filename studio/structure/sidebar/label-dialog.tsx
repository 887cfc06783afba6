import { Box, Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { sidebarMessages } from './sidebar-messages.ts'

type Props = {
  header: string
  initial: string
  hint: string
  optional?: boolean
  onSave: (label: string) => void
  onClose: () => void
}

/** Edits the English label of an entry. */
export function LabelDialog({ header, initial, hint, optional, onSave, onClose }: Props) {
  const [label, setLabel] = useState(initial)
  const id = useId()
  const t = useMessages(sidebarMessages)
  const ready = optional || label.trim() !== ''
  return (
    <Dialog id={id} header={header} width={1} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onSave(label.trim())
        }}
      >
        <Stack gap={4} padding={4}>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-label`}>
              {t('label.title')}
            </Text>
            <TextInput
              id={`${id}-label`}
              value={label}
              autoFocus
              aria-describedby={`${id}-hint`}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <Text size={1} muted id={`${id}-hint`}>
              {hint}
            </Text>
          </Stack>
          <Flex justify="flex-end">
            <Box>
              <Button type="submit" text={t('label.save')} tone="primary" disabled={!ready} />
            </Box>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
