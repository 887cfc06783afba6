import { Card, Text } from '@sanity/ui'

/** A problem as a visible alert, which screen readers announce. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <Card padding={3} radius={2} border tone="critical" role="alert">
      <Text size={1} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Card>
  )
}
