import { Box, Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { StateLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { z } from 'zod'
import { useMessages } from '../../i18n/use-messages.ts'
import { useOpenChild } from '../use-open-child.ts'
import { attentionMessages } from './attention-messages.ts'
import { findersFor } from './finders.ts'
import type { AttentionItem } from './finding.ts'
import { useFindings } from './use-findings.ts'

const given = z.object({ kind: z.string() })

/** The documents of one kind with their problems; each opens in the next pane. */
export const FindingsPane: UserComponent = ({ options }) => {
  const { kind } = given.parse(options)
  const user = useCurrentUser()
  const finders = useMemo(
    () => findersFor(user).filter((finder) => finder.kind === kind),
    [user, kind],
  )
  const { found: all } = useFindings(finders)
  const found = finders[0] && all.get(finders[0].kind)
  const t = useMessages(attentionMessages)
  const { shown, stateOf } = useOpenChild()
  const { findings, problem } = found ?? {}

  if (problem) {
    return (
      <Card margin={3} padding={4} radius={2} tone="critical" role="alert">
        <Text size={1}>{t('failed', { problem })}</Text>
      </Card>
    )
  }
  if (!findings || findings.length === 0) {
    return (
      <Box padding={4} role="status">
        <Text size={1} muted>
          {t(findings ? 'nothing' : 'checking')}
        </Text>
      </Box>
    )
  }
  return (
    <Stack padding={2} gap={1} data-testid="findings">
      {byDocument(findings).map(({ id, title, reasons }) => (
        <Card
          key={id}
          as={StateLink}
          state={stateOf(id)}
          radius={2}
          padding={3}
          tone={shown === id ? 'primary' : 'default'}
          style={{ color: 'inherit', textDecoration: 'none' }}
        >
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            {reasons.map((reason) => (
              <Text key={reason} size={1} muted style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Text>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

/** Merges the findings of each document into one row. */
function byDocument(findings: readonly AttentionItem[]) {
  const lines = new Map<string, { id: string; title: string; reasons: string[] }>()
  for (const { id, title, reason } of findings) {
    const line = lines.get(id) ?? { id, title, reasons: [] }
    if (!line.reasons.includes(reason)) line.reasons.push(reason)
    lines.set(id, line)
  }
  return [...lines.values()]
}
