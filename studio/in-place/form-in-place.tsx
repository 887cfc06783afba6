import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { isComposing } from '../../schemas/is-composing.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { inPlaceMessages } from './in-place-messages.ts'

export interface FormInPlaceProps {
  title: string
  /** Selector of the field that takes the focus first; defaults to the first field. */
  begin?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Whether the event's target is in the form's DOM: React events of dialogs it opens bubble to it, too. */
const isOwn = ({ target, currentTarget }: SyntheticEvent<Node>): boolean =>
  target instanceof Node && currentTarget.contains(target)

const keep = (event: SyntheticEvent<Node>) => {
  if (isOwn(event)) event.stopPropagation()
}

/** Escape first closes an open list, or ends a composition. */
const isForAnother = ({ target, nativeEvent }: KeyboardEvent): boolean =>
  isComposing(nativeEvent) ||
  (target instanceof Element && target.getAttribute('aria-expanded') === 'true')

/**
 * Events that the form keeps from the editor around it. The editor handles text events as its own, and a focus event
 * makes it believe that it has the focus, which it would take back at the first key.
 */
const KEPT = {
  onFocus: keep,
  onBlur: keep,
  onBeforeInput: keep,
  onCompositionStart: keep,
  onCompositionUpdate: keep,
  onCompositionEnd: keep,
  onCopy: keep,
  onCut: keep,
  onPaste: keep,
  onDragStart: keep,
  onDrop: keep,
}

/** The form of a block, or of an item of a block, in the editor at the block. Escape and the button close it. */
export function FormInPlace({ title, begin = '', onClose, children }: FormInPlaceProps) {
  const t = useMessages(inPlaceMessages)
  const form = useRef<HTMLDivElement>(null)

  // Choosing a reference replaces the list of references by the choice, which leaves the focus on the body element.
  const onLost = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isInnermost = form.current?.querySelector('[data-form-in-place]') === null
    if (event.key === 'Escape' && event.target === document.body && isInnermost) onClose()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onLost(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // The editor listens for the native `beforeinput` event, which React's handlers do not stop.
  useEffect(() => {
    const element = form.current
    const stay = (event: Event) => event.stopPropagation()
    element?.addEventListener('beforeinput', stay)
    return () => element?.removeEventListener('beforeinput', stay)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOwn(event)) return
    if (event.key === 'Escape' && !isForAnother(event)) {
      event.preventDefault()
      onClose()
    }
    event.stopPropagation()
  }

  return (
    <Card
      ref={form}
      border
      radius={2}
      padding={3}
      role="group"
      aria-label={title}
      data-form-in-place={begin}
      data-testid="form-in-place"
      {...KEPT}
      onKeyDown={onKeyDown}
    >
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text size={1} weight="semibold">
              {title}
            </Text>
          </Box>
          <Button
            mode="bleed"
            icon={CheckmarkIcon}
            text={t('done')}
            fontSize={1}
            padding={2}
            onClick={onClose}
            data-testid="form-in-place-done"
          />
        </Flex>
        {children}
      </Stack>
    </Card>
  )
}
