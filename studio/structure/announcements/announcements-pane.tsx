import { AddIcon } from '@sanity/icons/Add'
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { LoadingBlock, useCurrentUser } from 'sanity'
import { StateLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { onlyReads, onlyTranslates } from '../../../schemas/access.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { LINK_STYLE, LIST_STYLE } from '../../plain-styles.ts'
import { useTimes } from '../../review/times.ts'
import { useLiveQuery } from '../use-live-query.ts'
import { useNow } from '../use-now.ts'
import { useOpenChild } from '../use-open-child.ts'
import {
  ANNOUNCEMENTS,
  type AnnouncementRow,
  announcementGroups,
  GROUPS,
  nextTurn,
  parseAnnouncements,
} from './announcement-groups.ts'
import { announcementMessages } from './announcement-messages.ts'

/** Announcements grouped into current, coming and past; each opens in the next pane. */
export const AnnouncementsPane: UserComponent = () => {
  const t = useMessages(announcementMessages)
  const user = useCurrentUser()
  const { open } = useOpenChild()
  const { value: stored, problem } = useLiveQuery(
    ANNOUNCEMENTS,
    '*[_type == "announcement"]',
    parseAnnouncements,
    'raw',
  )
  const now = useNow((at) => nextTurn(stored ?? [], at))
  const writes = !onlyTranslates(user) && !onlyReads(user)

  if (problem)
    return (
      <Card margin={3} padding={4} radius={2} tone="critical" role="alert">
        <Text size={1}>{t('problem', { problem })}</Text>
      </Card>
    )
  if (!stored) return <LoadingBlock title={t('loading')} showText />
  const groups = announcementGroups(stored, now)
  return (
    <Stack padding={3} gap={5} data-testid="announcements">
      <Text size={1} muted>
        {t('lead')}
      </Text>
      {writes && (
        <Button
          icon={AddIcon}
          text={t('new')}
          mode="ghost"
          fontSize={1}
          onClick={() => open(crypto.randomUUID())}
          data-testid="new-announcement"
        />
      )}
      {GROUPS.map((group) => (
        <Group key={group} name={group} rows={groups[group]} />
      ))}
    </Stack>
  )
}

function Group({ name, rows }: { name: (typeof GROUPS)[number]; rows: AnnouncementRow[] }) {
  const t = useMessages(announcementMessages)
  const heading = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={heading} data-testid={`announcements-${name}`}>
      <Heading as="h2" size={0} id={heading}>
        {t(`group.${name}`)}
      </Heading>
      {rows.length === 0 && (
        <Box paddingY={2}>
          <Text size={1} muted>
            {t('none')}
          </Text>
        </Box>
      )}
      <Stack as="ul" gap={1} style={LIST_STYLE}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Row({ row }: { row: AnnouncementRow }) {
  const t = useMessages(announcementMessages)
  const times = useTimes()
  const { shown, stateOf } = useOpenChild()
  const { id, title, level, sections, startsAt, endsAt, isEdited } = row
  const [from, until] = [startsAt && times(startsAt), endsAt && times(endsAt)]
  const when =
    from && until
      ? t('between', { from, until })
      : from
        ? t('from', { from })
        : until
          ? t('until', { until })
          : t('always')
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
        <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {title || t('untitled')}
        </Text>
        <Flex gap={2} wrap="wrap" align="center">
          {level === 'warning' && <Badge tone="caution">{t('warning')}</Badge>}
          {isEdited && <Badge tone="primary">{t('edited')}</Badge>}
          <Text size={1} muted>
            {[sections.join(', ') || t('everywhere'), when].join(' · ')}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
