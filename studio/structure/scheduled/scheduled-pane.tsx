import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { LoadingBlock, useDateTimeFormat } from 'sanity'
import { StateLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { useMessages } from '../../i18n/use-messages.ts'
import { LINK_STYLE, LIST_STYLE } from '../../plain-styles.ts'
import { zoneName } from '../../review/local-time.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useNow } from '../use-now.ts'
import { useOpenChild } from '../use-open-child.ts'
import {
  daysFrom,
  nextChange,
  parseScheduled,
  SCHEDULED,
  type ScheduledDay,
  type ScheduledEntry,
  scheduledDays,
} from './scheduled-days.ts'
import { scheduledMessages } from './scheduled-messages.ts'

/** Scheduled publishes, and starts and ends of announcements, by day; each opens in the next pane. */
export const ScheduledPane: UserComponent = () => {
  const t = useMessages(scheduledMessages)
  const { value: entries, problem } = useLiveQuery(
    SCHEDULED,
    '*[_type in ["workflow", "announcement"]]',
    parseScheduled,
    'raw',
  )
  const now = useNow((at) => nextChange(entries ?? [], at))
  if (problem)
    return (
      <Card margin={3} padding={4} radius={2} tone="critical" role="alert">
        <Text size={1}>{t('problem', { problem })}</Text>
      </Card>
    )
  if (!entries) return <LoadingBlock title={t('loading')} showText />
  const days = scheduledDays(entries, now)
  return (
    <Stack padding={3} gap={5} data-testid="scheduled">
      <Text size={1} muted>
        {days.length > 0 ? t('lead', { zone: zoneName() }) : t('nothing')}
      </Text>
      {days.map((day) => (
        <Day key={day.day.getTime()} day={day} now={now} />
      ))}
    </Stack>
  )
}

function Day({ day: { day, entries }, now }: { day: ScheduledDay; now: number }) {
  const t = useMessages(scheduledMessages)
  const date = useDateTimeFormat({ dateStyle: 'full' })
  const heading = useId()
  const near = [t('today'), t('tomorrow')][daysFrom(now, day)]
  return (
    <Stack as="section" gap={2} aria-labelledby={heading}>
      <Heading as="h2" size={0} id={heading}>
        {[near, date.format(day)].filter(Boolean).join(' · ')}
      </Heading>
      <Stack as="ul" gap={1} style={LIST_STYLE}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Entry({ entry: { kind, id, at, title, by, isLate } }: { entry: ScheduledEntry }) {
  const t = useMessages(scheduledMessages)
  const time = useDateTimeFormat({ timeStyle: 'short' })
  const { shown, stateOf } = useOpenChild()
  return (
    <Card
      as={StateLink}
      state={stateOf(id)}
      radius={2}
      padding={3}
      tone={shown === id ? 'primary' : 'default'}
      aria-current={shown === id}
      style={LINK_STYLE}
    >
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" align="center">
          <Text size={1} muted>
            <time dateTime={at.toISOString()}>{time.format(at)}</time> {t(`kind.${kind}`)}
          </Text>
          {isLate && <Badge tone="critical">{t('late')}</Badge>}
        </Flex>
        <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {title || t('untitled')}
        </Text>
        {by && (
          <Text size={1} muted>
            {t('by', { name: by })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
