import { RefreshIcon } from '@sanity/icons/Refresh'
import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { Link } from 'sanity/router'
import { useMessages } from '../../i18n/use-messages.ts'
import { type AttentionKind, attentionMessages } from './attention-messages.ts'
import { findersFor } from './finders.ts'
import { ICONS } from './icons.ts'
import { useFindings } from './use-findings.ts'

type Props = {
  /** Returns the address of a kind's list. */
  hrefOf: (kind: AttentionKind) => string
  /** The kind whose list is open. */
  shown?: string | undefined
  /** Delay in ms before the finders run, because the user may leave at once. */
  restMs?: number
}

/** The kinds of findings with their numbers of documents. */
export function AttentionKinds({ hrefOf, shown, restMs }: Props) {
  const user = useCurrentUser()
  const finders = useMemo(() => findersFor(user), [user])
  const { found, again } = useFindings(finders, restMs)
  const t = useMessages(attentionMessages)

  return (
    <Stack gap={1} data-testid="attention">
      {finders.map(({ kind }) => {
        const { findings, problem } = found.get(kind) ?? {}
        const count = findings?.length
        const Icon = ICONS[kind]
        return (
          <Card
            key={kind}
            as={Link}
            href={hrefOf(kind)}
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
