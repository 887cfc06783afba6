import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { useCurrentUser, useLocale } from 'sanity'
import { localeConfig } from '../../schemas/locales.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { formPath, localeOf } from './report.ts'
import { ReportItem } from './report-item.tsx'
import { ReportLocationActions } from './report-location-actions.tsx'
import type { ReportLocation } from './report-locations.ts'
import { mayResolve, type Resolution } from './resolve-reports.ts'
import type { Person } from './use-people.ts'

const QUOTE = {
  margin: 0,
  paddingInlineStart: '0.75rem',
  borderInlineStart: '3px solid var(--card-border-color)',
  overflowWrap: 'anywhere',
} as const

interface Props {
  location: ReportLocation
  people: readonly Person[]
  run: (ids: readonly string[], what: Resolution) => Promise<boolean>
  /** The link to the passage. */
  children: ReactNode
}

/** All reports of one passage in one language. */
export function ReportLocationRow({ location: { newest, reports }, people, run, children }: Props) {
  const t = useMessages(feedbackMessages)
  const user = useCurrentUser()
  const named = isTaiwan(useLocale().currentLocale.id) ? 'label' : 'english'
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const may = mayResolve(user, newest)
  const locale = localeOf(newest)
  const { block, field, anchor, quote, path } = newest
  const where = [`/${path}${anchor ? `#${anchor}` : ''}`, field].filter(Boolean).join(' · ')
  const choose = (id: string, chosen: boolean) => {
    const next = new Set(left)
    if (chosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Card
      as="li"
      padding={3}
      radius={2}
      border
      tabIndex={-1}
      data-testid={`feedback-${newest.page}-${newest.locale}-${block ?? 'page'}`}
    >
      <Stack gap={4}>
        <Stack gap={3}>
          <Flex gap={2} align="center" wrap="wrap">
            {children}
            {reports.length > 1 && (
              <Badge tone="primary">{t('reports', { count: reports.length })}</Badge>
            )}
            <Badge>{locale ? localeConfig[locale][named] : newest.locale}</Badge>
          </Flex>
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {where}
          </Text>
          {quote && (
            <Text as="blockquote" size={1} style={QUOTE} lang={newest.locale}>
              {quote}
            </Text>
          )}
          {!block && (
            <Text size={1} muted>
              {t('whole')}
            </Text>
          )}
          {block && formPath(newest) === undefined && (
            <Text size={1} muted>
              {t('gone')}
            </Text>
          )}
        </Stack>
        <Stack as="ul" gap={4} style={LIST_STYLE}>
          {reports.map((report) => (
            <ReportItem
              key={report._id}
              report={report}
              chosen={may && reports.length > 1 ? !left.has(report._id) : undefined}
              onChoose={(chosen) => choose(report._id, chosen)}
            />
          ))}
        </Stack>
        {may ? (
          <ReportLocationActions
            title={newest.title ?? newest.path}
            reports={reports.filter(({ _id }) => !left.has(_id))}
            people={people}
            run={run}
          />
        ) : (
          <Text size={1} muted>
            {t('reads')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
