import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronUpIcon } from '@sanity/icons/ChevronUp'
import { LaunchIcon } from '@sanity/icons/Launch'
import { PublishIcon } from '@sanity/icons/Publish'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useIntentLink, useStateLink } from 'sanity/router'
import { localeConfig } from '../../schemas/locales.ts'
import { siteUrl } from '../env.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useReviewGate } from '../review/use-review-gate.ts'
import type { Counts } from './counts.ts'
import { translateMessages } from './messages.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { QueueEntry } from './queue.ts'
import type { useDocument } from './use-document.ts'

interface Props {
  row: QueueEntry
  counts: Counts
  publishing: Pick<ReturnType<typeof useDocument>, 'waits' | 'isNewPage' | 'publish'>
  onGo: (step: 1 | -1) => void
}

/** A document's translation progress, navigation between segments, and publishing. */
export function EditorBar({ row, counts, publishing, onGo }: Props) {
  const t = useMessages(translateMessages)
  const back = useStateLink({ state: {} })
  const form = useIntentLink({ intent: 'edit', params: { id: row.id, type: row.type } })
  const { waits, isNewPage, publish } = publishing
  const state = isNewPage ? 'newPage' : waits ? 'saved' : 'publish.nothing'
  const gate = useReviewGate(row.id, row.type)
  const all = counts.missing + counts.stale + counts.translated
  const progress = t('progress', { done: counts.translated, all })
  const address = row.type === 'page' ? addressOf(row) : undefined
  return (
    <Card className="translate-bar" paddingY={3} borderBottom>
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Button
            as="a"
            href={back.href}
            onClick={back.onClick}
            mode="bleed"
            icon={ArrowLeftIcon}
            text={t('back')}
          />
          <Stack flex={1} gap={2} style={{ minWidth: '12rem' }}>
            <Heading as="h1" size={1}>
              {row.title}
            </Heading>
            <Text size={1} muted>
              {row.subtitle}
            </Text>
          </Stack>
          <Button mode="ghost" icon={ChevronUpIcon} text={t('previous')} onClick={() => onGo(-1)} />
          <Button mode="ghost" icon={ChevronDownIcon} text={t('next')} onClick={() => onGo(1)} />
          <Button as="a" href={form.href} onClick={form.onClick} mode="bleed" text={t('form')} />
          {address && (
            <Button
              as="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              mode="bleed"
              icon={LaunchIcon}
              text={t('site')}
            />
          )}
          <Button
            tone="positive"
            icon={PublishIcon}
            text={t('publish')}
            disabled={!waits || isNewPage || !gate.allowed || publish.disabled}
            onClick={publish.execute}
            data-testid="translate-publish"
          />
        </Flex>
        <ProgressBar counts={counts} label={progress} />
        <Text size={0} muted role="status" data-testid="progress">
          {[
            progress,
            t(state),
            waits && counts.missing > 0 && t('publish.begun'),
            waits && gate.reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}

/** Returns the address of a page in the translation. */
const addressOf = ({ subtitle, locale }: QueueEntry): string =>
  `${siteUrl.replace(/\/$/, '')}/${localeConfig[locale].prefix}${subtitle}`
