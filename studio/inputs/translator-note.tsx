import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** Says at the top of a document what a translator may edit. */
export function TranslatorNote({ children }: { children: ReactNode }) {
  return (
    <Stack gap={5}>
      <Card padding={3} radius={2} tone="primary" border data-testid="translator-note">
        <Text size={1}>
          You translate: the fields named 繁體中文 are yours. English, paths and settings are
          changed by writers.
        </Text>
      </Card>
      {children}
    </Stack>
  )
}
