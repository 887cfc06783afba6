import { Heading, Stack, Text } from '@sanity/ui'

/** A tool's title with a sentence about its purpose. */
export function ToolHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <Stack gap={3}>
      <Heading as="h1" size={3}>
        {title}
      </Heading>
      <Text muted size={1}>
        {lead}
      </Text>
    </Stack>
  )
}
