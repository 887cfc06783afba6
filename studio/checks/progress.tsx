import { Card, Stack, Text } from '@sanity/ui'
import { useWords } from '../interface/use-words.ts'
import { checkWords } from './check-words.ts'
import type { Run } from './use-checks.ts'

/** How far a check is, or how it ended. */
export function Progress({ run, found }: { run: Run; found: number }) {
  const say = useWords(checkWords)
  if (run.state === 'idle') return null
  if (run.state === 'failed') {
    return (
      <Card padding={4} radius={2} border tone="critical" role="alert">
        <Text size={1}>{say('failed', { problem: run.problem })}</Text>
      </Card>
    )
  }
  const { checked, of } = run.progress
  const isWell = run.state === 'done' && found === 0
  const said = say(run.state, {
    checked,
    of: of || '…',
    seconds: Math.round(run.seconds),
    found: isWell ? say('well') : say('found', { count: found }),
  })
  return (
    <Card
      padding={4}
      radius={2}
      border
      tone={isWell ? 'positive' : 'default'}
      data-testid={`check-${run.state}`}
    >
      <Stack gap={3}>
        <Text size={1} role="status">
          {said}
        </Text>
        {run.state === 'running' && (
          <progress aria-label={say('bar')} value={checked} max={of || 1} style={BAR} />
        )}
      </Stack>
    </Card>
  )
}

const BAR = { width: '100%', accentColor: 'var(--card-focus-ring-color)' }
