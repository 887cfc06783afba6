import { Flex } from '@sanity/ui'
import { useLocale } from 'sanity'
import { FEEDBACK_STATES, type FeedbackState } from '../../schemas/feedback.ts'
import { eachOf, localeConfig, locales } from '../../schemas/locales.ts'
import { CountedSelect } from '../checks/counted-select.tsx'
import { choices } from '../checks/groups.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LabelledSelect } from '../preview/share/labelled-select.tsx'
import { feedbackMessages } from './feedback-messages.ts'
import { AGES, ASSIGNEE_FILTERS, areaOf, type InboxFilter, ORDERS } from './filters.ts'
import type { ReaderReport } from './report.ts'

interface Props {
  /** All reports in the chosen state, from which the filters' options are taken. */
  reports: readonly ReaderReport[]
  state: FeedbackState
  onState: (state: FeedbackState) => void
  chosen: InboxFilter
  onChange: (chosen: InboxFilter) => void
}

/** Controls for the filter and the order of the reports. */
export function InboxFilters({ reports, state, onState, chosen, onChange }: Props) {
  const t = useMessages(feedbackMessages)
  const named = isTaiwan(useLocale().currentLocale.id) ? 'label' : 'english'
  const change = (one: Partial<InboxFilter>) => onChange({ ...chosen, ...one })
  const titles = new Map(
    reports.map(({ page, title, path }) => [page, [title, `/${path}`].filter(Boolean).join(' · ')]),
  )
  const languages = new Map<string, string>(
    locales.map((locale) => [locale, localeConfig[locale][named]]),
  )
  return (
    <Flex gap={3} wrap="wrap" align="flex-end" data-testid="feedback-filters">
      <LabelledSelect
        label={t('state')}
        options={eachOf(FEEDBACK_STATES, (one) => t(`state.${one}`))}
        value={state}
        onChange={onState}
      />
      <CountedSelect
        label={t('page')}
        all={t('page.all')}
        value={chosen.page}
        options={choices(reports, ({ page }) => page)}
        title={(page) => titles.get(page) ?? page}
        onChange={(page) => change({ page })}
      />
      <CountedSelect
        label={t('area')}
        all={t('area.all')}
        value={chosen.area}
        options={choices(reports, areaOf)}
        title={(area) => `/${area}`}
        onChange={(area) => change({ area })}
      />
      <CountedSelect
        label={t('language')}
        all={t('language.all')}
        value={chosen.locale}
        options={choices(reports, ({ locale }) => locale)}
        title={(locale) => languages.get(locale) ?? locale}
        onChange={(locale) => change({ locale })}
      />
      <CountedSelect
        label={t('kind')}
        all={t('kind.all')}
        value={chosen.kind}
        options={choices(reports, ({ kind }) => kind)}
        title={(kind) => t(`kind.${kind}`)}
        onChange={(kind) => change({ kind })}
      />
      <LabelledSelect
        label={t('age')}
        options={eachOf(AGES, (one) => t(`age.${one}`))}
        value={chosen.age}
        onChange={(age) => change({ age })}
      />
      <LabelledSelect
        label={t('whose')}
        options={eachOf(ASSIGNEE_FILTERS, (one) => t(`whose.${one}`))}
        value={chosen.whose}
        onChange={(whose) => change({ whose })}
      />
      <LabelledSelect
        label={t('order')}
        options={eachOf(ORDERS, (one) => t(`order.${one}`))}
        value={chosen.order}
        onChange={(order) => change({ order })}
      />
    </Flex>
  )
}
