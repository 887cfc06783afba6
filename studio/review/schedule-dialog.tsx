import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useLocale } from 'sanity'
import { hasTranslations } from '../../schemas/localised-fields.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { languagesMessages } from '../languages/languages-messages.ts'
import { nameIn, useLanguages } from '../languages/use-languages.ts'
import { fromField, nextFullHour, toField, zoneName } from './local-time.ts'
import { StepDialog } from './step-dialog.tsx'
import { schedule } from './steps.ts'
import { useTimes } from './times.ts'
import type { Review } from './use-review.ts'

/** Schedules the publishing of a draft, in the user's time zone. */
export function ScheduleDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t, take, draftRev, status, draft, published } = review
  const ofLanguages = useMessages(languagesMessages)
  const interfaceLanguage = useLocale().currentLocale.id
  const { publishes, others, explanation, isKnown } = useLanguages(draft, published)
  const isByLanguage = draft !== null && hasTranslations(draft._type)
  const isReady = draftRev !== undefined && (isKnown || !isByLanguage)
  const languages = isByLanguage && others.length > 0 ? publishes : undefined
  const times = useTimes()
  const [value, setValue] = useState(() => toField(status.schedule?.at ?? nextFullHour(new Date())))
  const field = useId()
  const at = fromField(value)
  const [isPast, setIsPast] = useState(false)
  const send = async () => {
    if (!at || draftRev === undefined) return
    setIsPast(at.getTime() < Date.now())
    if (at.getTime() < Date.now()) return
    const done = t('done.schedule', { time: times(at) })
    if (await take((taker) => schedule(taker, at, draftRev, languages), done)) onClose()
  }
  return (
    <StepDialog
      step="schedule"
      review={review}
      ready={at !== undefined && isReady && languages?.length !== 0}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text as="label" htmlFor={field} size={1} weight="medium">
          {t('schedule.when')}
        </Text>
        <TextInput
          id={field}
          type="datetime-local"
          step={1}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          data-testid="schedule-time"
        />
        <Text size={1} muted>
          {t('schedule.zone', { zone: zoneName() })}
        </Text>
      </Stack>
      {isPast && (
        <Card padding={3} radius={2} border tone="critical" role="alert">
          <Text size={1}>{t('schedule.past')}</Text>
        </Card>
      )}
      <Text size={1}>{t('schedule.note')}</Text>
      {languages && (
        <Card padding={3} radius={2} border tone="caution">
          <Text size={1}>
            {languages.map((one) =>
              ofLanguages('schedule', { language: nameIn(one, interfaceLanguage) }),
            )}{' '}
            {explanation}
          </Text>
        </Card>
      )}
      {status.openNotes > 0 && (
        <Card padding={3} radius={2} border tone="caution">
          <Text size={1}>
            {t('openNotes', { count: status.openNotes })}. {t('schedule.openNotes')}
          </Text>
        </Card>
      )}
    </StepDialog>
  )
}
