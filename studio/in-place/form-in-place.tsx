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
  /** Selects the field at which the keyboard begins; the first, where it is left out. */
  begin?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Whether an event is of the form itself: what happens in dialogs that it opens comes to it as well. */
const isOwn = ({ target, currentTarget }: SyntheticEvent<Node>): boolean =>
  target instanceof Node && currentTarget.contains(target)

const keep = (event: SyntheticEvent<Node>) => {
  if (isOwn(event)) event.stopPropagation()
}

/** An open list, or an input method, closes first. */
const isForAnother = ({ target, nativeEvent }: KeyboardEvent): boolean =>
  isComposing(nativeEvent) ||
  (target instanceof Element && target.getAttribute('aria-expanded') === 'true')

/**
 * The editor around takes what happens to text as its own, and that it has the keyboard itself: with the first letter it
 * would then take it back.
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

/** The form of a block, or of an item of one, where it stands. Escape and the button close it. */
export function FormInPlace({ title, begin = '', onClose, children }: FormInPlaceProps) {
  const t = useMessages(inPlaceMessages)
  const form = useRef<HTMLDivElement>(null)

  // What is chosen in a list of references takes the place of the list, and nothing has the keyboard then.
  const onLost = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isInnermost = form.current?.querySelector('[data-form-in-place]') === null
    if (event.key === 'Escape' && event.target === document.body && isInnermost) onClose()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onLost(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // The editor hears of text that is about to come from the browser itself, not from React.
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
