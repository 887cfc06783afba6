import { Badge, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { useRelativeTime, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publishedIdOf } from '../../../schemas/ids.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { localeConfig, localeOfField } from '../../../schemas/locales.ts'
import { moveOf } from '../../../schemas/publishing/plan-publish.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { publishMessages } from '../publish-messages.ts'
import { singleTitle } from '../single-title.ts'
import { changesOf } from './changes-of.ts'
import type { Draft } from './use-drafts.ts'
import { useReadiness } from './use-readiness.ts'

interface Props extends Draft {
  chosen: boolean
  choose: (id: string, chosen: boolean) => void
  /** Called whenever it changes whether the draft may be published. */
  setReady: (id: string, ready: boolean) => void
}

/** A draft with its type, its changed fields, its readiness, and a checkbox. */
export function DraftRow({ draft, published, chosen, choose, setReady }: Props) {
  const t = useMessages(publishMessages)
  const schema = useSchema()
  const type = schema.get(draft._type)
  const changes = changesOf(draft, published ?? undefined)
  const { ready, words, tone } = useReadiness(draft, published, changes)
  const edited = useRelativeTime(String(draft['_updatedAt']), { useTemporalPhrase: true })
  useEffect(() => setReady(draft._id, ready), [setReady, draft._id, ready])
  const id = publishedIdOf(draft._id)
  const title = titleOf(draft) ?? singleTitle(t, draft._type) ?? id
  const move = moveOf(draft, published)
  const fields = type && 'fields' in type ? type.fields : []
  const changeTexts = changes.map(({ field, locale }) => {
    const name = fields.find((one) => one.name === field)?.type.title ?? field
    const known = localeOfField(locale)
    return known ? `${name} (${localeConfig[known].label})` : name
  })
  return (
    <Card as="li" padding={3} radius={2} border data-testid={`draft-${id}`}>
      <Flex gap={3} align="flex-start">
        <Checkbox
          aria-label={t('together.choose', { title })}
          checked={chosen}
          disabled={!ready}
          onChange={(event) => choose(draft._id, event.currentTarget.checked)}
        />
        <Stack flex={1} gap={3}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              <IntentLink intent="edit" params={{ id, type: draft._type }}>
                {title}
              </IntentLink>
            </Text>
            <Badge>{type?.title ?? draft._type}</Badge>
            {!published && <Badge tone="primary">{t('together.new')}</Badge>}
            <Badge tone={tone} data-testid="readiness">
              {words}
            </Badge>
          </Flex>
          <Text size={1} muted>
            {published ? changeTexts.join(', ') || t('together.same') : t('together.unseen')}
            {' · '}
            {edited}
          </Text>
          {move && (
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              {t('together.moves', move)}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

function titleOf({ title, label, from, name }: Draft['draft']): string | undefined {
  const words = isRecord(title) ? title['en'] : title
  const found = [words, label, from, name].find((one) => typeof one === 'string' && one !== '')
  return typeof found === 'string' ? found : undefined
}
