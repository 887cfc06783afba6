import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCurrentLocale } from 'sanity'
import type { PreviewLink } from '../../../schemas/preview-link.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { shareMessages } from './messages.ts'

interface Props {
  /** Undefined while loading. */
  links: PreviewLink[] | undefined
  languages: Record<PreviewLink['locale'], string>
  onRevoke: (id: string) => void
}

/** The active links, each with its expiry time and a button that revokes it. */
export function LinkList({ links, languages, onRevoke }: Props) {
  const t = useMessages(shareMessages)
  const { id } = useCurrentLocale()
  const time = new Intl.DateTimeFormat(id, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack gap={3} as="section" aria-label={t('active')}>
      <Text size={1} weight="medium">
        {t('active')}
      </Text>
      {!links && <Spinner muted aria-label={t('looking')} />}
      {links?.length === 0 && (
        <Text size={1} muted>
          {t('none')}
        </Text>
      )}
      {links?.map(({ _id, locale, expiresAt, createdBy }) => {
        const ends = time.format(new Date(expiresAt))
        const language = languages[locale]
        return (
          <Card key={_id} padding={3} radius={2} border data-testid="preview-link">
            <Flex align="center" gap={3} justify="space-between">
              <Stack gap={2}>
                <Text size={1}>
                  {language} · {t('ends', { time: ends })}
                </Text>
                <Text size={1} muted>
                  {t('by', { name: createdBy })}
                </Text>
              </Stack>
              <Button
                mode="ghost"
                tone="critical"
                text={t('revoke')}
                aria-label={t('revokeOne', { language, time: ends })}
                onClick={() => onRevoke(_id)}
              />
            </Flex>
          </Card>
        )
      })}
    </Stack>
  )
}
