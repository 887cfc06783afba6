import { Button, Flex, Select, Stack } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser } from 'sanity'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { NoteForm } from './note-form.tsx'
import { type ReaderReport, stateOf } from './report.ts'
import type { Resolution } from './resolve-reports.ts'
import { assignablePeople, type Person } from './use-people.ts'

interface Props {
  /** Title of the page. */
  title: string
  /** The selected reports, to which the actions apply. */
  reports: readonly ReaderReport[]
  people: readonly Person[]
  run: (ids: readonly string[], what: Resolution) => Promise<boolean>
}

/** The actions on one or several reports of one passage. */
export function ReportLocationActions({ title, reports, people, run }: Props) {
  const t = useMessages(feedbackMessages)
  const current = useCurrentUser()
  const [isNoting, setNoting] = useState(false)
  const ids = reports.map(({ _id }) => _id)
  const off = ids.length === 0
  const act = (what: Resolution) => void run(ids, what)
  const isOpen = reports.every((report) => stateOf(report) === 'open')
  const first = reports[0]?.assignee
  const shared = reports.every(({ assignee }) => assignee?.id === first?.id) ? first : undefined
  const offered = assignablePeople(people, reports)
  // The current assignee may have left the project.
  const known =
    shared && !offered.some(({ id }) => id === shared.id) ? [shared, ...offered] : offered
  const take = current && { id: current.id, name: current.name ?? current.id }
  const isMine = take !== null && shared?.id === take.id
  const note = reports[0]?.note ?? ''

  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap" align="center" role="group" aria-label={t('actions', { title })}>
        {isOpen ? (
          <>
            <Button
              mode="ghost"
              fontSize={1}
              text={t('done')}
              disabled={off}
              onClick={() => act({ state: 'done' })}
            />
            <Button
              mode="ghost"
              fontSize={1}
              text={t('spam')}
              disabled={off}
              onClick={() => act({ state: 'spam' })}
            />
          </>
        ) : (
          <Button
            mode="ghost"
            fontSize={1}
            text={t('reopen')}
            disabled={off}
            onClick={() => act({ state: 'open' })}
          />
        )}
        {take && (
          <Button
            mode="ghost"
            fontSize={1}
            text={t(isMine ? 'notMine' : 'mine')}
            disabled={off}
            onClick={() => act({ assignee: isMine ? undefined : take })}
          />
        )}
        <Button
          mode="ghost"
          fontSize={1}
          text={t('writeNote')}
          aria-expanded={isNoting}
          disabled={off}
          onClick={() => setNoting(!isNoting)}
        />
        <div style={{ minWidth: '10rem' }}>
          <Select
            fontSize={1}
            aria-label={t('assignee')}
            value={shared?.id ?? ''}
            disabled={off}
            onChange={({ currentTarget: { value } }) => {
              const found = known.find(({ id }) => id === value)
              act({ assignee: found && { id: found.id, name: found.name } })
            }}
          >
            <option value="">{t('assignee.none')}</option>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </Flex>
      {isNoting && (
        <NoteForm
          note={note}
          onClose={() => setNoting(false)}
          onSave={async (text) => {
            if (await run(ids, { note: text })) setNoting(false)
          }}
        />
      )}
    </Stack>
  )
}
