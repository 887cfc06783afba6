import { Card, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { checkMessages } from './check-messages.ts'
import type { Run } from './use-checks.ts'

/** Progress of a check while it runs, and its result afterwards. */
export function Progress({ run, found }: { run: Run; found: number }) {
  const t = useMessages(checkMessages)
  if (run.state === 'idle') return null
  if (run.state === 'failed') {
    return (
      <Card padding={4} radius={2} border tone="critical" role="alert">
        <Text size={1}>{t('failed', { problem: run.problem })}</Text>
      </Card>
    )
  }
  const { checked, of } = run.progress
  const isWell = run.state === 'done' && found === 0
  const said = t(run.state, {
    checked,
    of: of || '…',
    seconds: Math.round(run.seconds),
    found: isWell ? t('well') : t('found', { count: found }),
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
          <progress aria-label={t('bar')} value={checked} max={of || 1} style={BAR} />
        )}
      </Stack>
    </Card>
  )
}

const BAR = { width: '100%', accentColor: 'var(--card-focus-ring-color)' }
