import { RefreshIcon } from '@sanity/icons/Refresh'
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { StateLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { useWords } from '../../interface/use-words.ts'
import { useOpenChild } from '../use-open-child.ts'
import { attentionWords } from './attention-words.ts'
import { findersFor } from './finders.ts'
import { ICONS } from './icons.ts'
import { useFindings } from './use-findings.ts'

/** What somebody should look at, by kind, with the number of documents. */
export const AttentionPane: UserComponent = () => {
  const user = useCurrentUser()
  const finders = useMemo(() => findersFor(user), [user])
  const { found, again } = useFindings(finders)
  const { shown, stateOf } = useOpenChild()
  const say = useWords(attentionWords)

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
                <Text size={1}>{say(`kind.${kind}`)}</Text>
              </Box>
              <Badge
                tone={problem ? 'critical' : count ? 'caution' : 'default'}
                aria-label={count === undefined ? say('checking') : say('documents', { count })}
              >
                {problem ? '!' : (count ?? '…')}
              </Badge>
            </Flex>
          </Card>
        )
      })}
      <Box paddingTop={3}>
        <Button icon={RefreshIcon} text={say('again')} mode="ghost" fontSize={1} onClick={again} />
      </Box>
    </Stack>
  )
}
