import { Card, Text } from '@sanity/ui'

/** What stands in the way, for everybody to see and hear. */
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
