import { Button, Card, Heading, Stack, Text } from '@sanity/ui'
import { Children, type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { readingMessages } from './reading-messages.ts'

const FEW = 10

interface Props {
  id: string
  title: string
  lead?: string
  /** Text shown if there are no rows. */
  none: string
  children: ReactNode
}

/** A list under its heading: the first ten rows, and all of them after a click on the button. */
export function InsightsSection({ id, title, lead, none, children }: Props) {
  const t = useMessages(readingMessages)
  const [isWhole, setWhole] = useState(false)
  const rows = Children.toArray(children)
  const left = rows.length - FEW
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading as="h3" size={1} id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size={1} muted>
          {lead}
        </Text>
      )}
      {rows.length === 0 ? (
        <Card padding={4} radius={2} border>
          <Text size={1}>{none}</Text>
        </Card>
      ) : (
        <Stack as="ol" gap={2} style={LIST_STYLE} data-testid={id}>
          {isWhole ? rows : rows.slice(0, FEW)}
        </Stack>
      )}
      {left > 0 && !isWhole && (
        <div>
          <Button mode="bleed" text={t('more', { number: left })} onClick={() => setWhole(true)} />
        </div>
      )}
    </Stack>
  )
}
