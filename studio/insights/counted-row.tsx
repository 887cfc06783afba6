import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'

interface Props {
  id: string
  type: string
  title: string
  /** The formatted count. */
  figure: string
  /** Further details, one line each. */
  details: readonly string[]
}

/** A document with a count; its title links to its form. */
export function CountedRow({ id, type, title, figure, details }: Props) {
  return (
    <Card as="li" padding={3} radius={2} border>
      <Flex gap={3} align="flex-start" wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: '12rem' }}>
          <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          </Text>
          {details.map((detail) => (
            <Text key={detail} size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Text>
          ))}
        </Stack>
        <Text size={1} muted>
          {figure}
        </Text>
      </Flex>
    </Card>
  )
}
