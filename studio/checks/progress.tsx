import { Card, Stack, Text } from '@sanity/ui'
import type { Run } from './use-checks.ts'

/** How far a check is, or how it ended. */
export function Progress({ run, found }: { run: Run; found: number }) {
  if (run.state === 'idle') return null
  if (run.state === 'failed') {
    return (
      <Card padding={4} radius={2} border tone="critical" role="alert">
        <Text size={1}>The check broke off: {run.problem} Start it again.</Text>
      </Card>
    )
  }
  const { checked, of } = run.progress
  const counted = found === 1 ? '1 thing found' : `${found} things found`
  const said = {
    running: `Checking: ${checked} of ${of || '…'} documents, ${counted}`,
    cancelled: `Cancelled after ${checked} of ${of} documents: ${counted}`,
    done: `${checked} documents checked in ${Math.round(run.seconds)} s: ${found === 0 ? 'all is well' : counted}`,
  }[run.state]
  return (
    <Card
      padding={4}
      radius={2}
      border
      tone={run.state === 'done' && found === 0 ? 'positive' : 'default'}
      data-testid={`check-${run.state}`}
    >
      <Stack gap={3}>
        <Text size={1} role="status">
          {said}
        </Text>
        {run.state === 'running' && (
          <progress aria-label="Documents checked" value={checked} max={of || 1} style={BAR} />
        )}
      </Stack>
    </Card>
  )
}

const BAR = { width: '100%', accentColor: 'var(--card-focus-ring-color)' }
