import { Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { Problem } from '../problem.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

type Props<T> = {
  title: string
  name: string
  /** Text shown if there are no items. */
  empty: string
  /** Undefined while the items are loading. */
  items: readonly T[] | undefined
  problem?: string | undefined
  children: (item: T) => ReactNode
}

/** A heading above a list, or above the text for an empty list or a failure. */
export function Section<T>({ title, name, empty, items, problem, children }: Props<T>) {
  const t = useMessages(dashboardMessages)
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id} data-testid={`home-${name}`}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      <Problem>{problem && t('failed', { problem })}</Problem>
      {!items && !problem && (
        <Text size={1} muted role="status">
          {t('looking')}
        </Text>
      )}
      {items?.length === 0 && (
        <Text size={1} muted>
          {empty}
        </Text>
      )}
      {items && items.length > 0 && (
        <Stack as="ul" gap={1} style={LIST_STYLE}>
          {items.map(children)}
        </Stack>
      )}
    </Stack>
  )
}
