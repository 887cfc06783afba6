import { RefreshIcon } from '@sanity/icons/Refresh'
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { StateLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { useMessages } from '../../interface/use-messages.ts'
import { useOpenChild } from '../use-open-child.ts'
import { attentionMessages } from './attention-messages.ts'
import { findersFor } from './finders.ts'
import { ICONS } from './icons.ts'
import { useFindings } from './use-findings.ts'

/** What somebody should look at, by kind, with the number of documents. */
export const AttentionPane: UserComponent = () => {
  const user = useCurrentUser()
  const finders = useMemo(() => findersFor(user), [user])
  const { found, again } = useFindings(finders)
  const { shown, stateOf } = useOpenChild()
  const t = useMessages(attentionMessages)

  return (
    <Stack padding={3} gap={1} data-testid="attention">
      {finders.map(({ kind }) => {
        const { findings, problem } = found.get(kind) ?? {}
        const count = findings?.length
        const Icon = ICONS[kind]
        return (
          <Card
            key={kind}
            as={StateLink}
            state={stateOf(kind)}
            radius={2}
            padding={3}
            tone={shown === kind ? 'primary' : 'default'}
            data-testid={`attention-${kind}`}
            style={{ color: 'inherit', textDecoration: 'none' }}
          >
            <Flex align="center" gap={3}>
              <Text size={1} muted>
                <Icon />
              </Text>
              <Box flex={1}>
                <Text size={1}>{t(`kind.${kind}`)}</Text>
              </Box>
              <Badge
                tone={problem ? 'critical' : count ? 'caution' : 'default'}
                aria-label={count === undefined ? t('checking') : t('documents', { count })}
              >
                {problem ? '!' : (count ?? '…')}
              </Badge>
            </Flex>
          </Card>
        )
      })}
      <Box paddingTop={3}>
        <Button icon={RefreshIcon} text={t('again')} mode="ghost" fontSize={1} onClick={again} />
      </Box>
    </Stack>
  )
}
