import type { Mutation } from '@sanity/client'
import { useState } from 'react'
import type { ReaderReport } from './report.ts'
import { resolveMutations } from './resolve-reports.ts'

export interface ReportChoice {
  reports: readonly ReaderReport[]
  /** Ids of the reports that stay open. */
  left: ReadonlySet<string>
  choose: (id: string, chosen: boolean) => void
  note: string
  setNote: (note: string) => void
}

/** Which of the reports are selected, at first all, and the mutations that resolve the selected ones. */
export function useResolvedChoice(reports: readonly ReaderReport[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const ids = reports.map(({ _id }) => _id).filter((id) => !left.has(id))
  const choose = (id: string, chosen: boolean) =>
    setLeft((before) => new Set(chosen ? [...before].filter((one) => one !== id) : [...before, id]))
  const choice: ReportChoice = { reports, left, choose, note, setNote }
  const mutations = (): Mutation[] => resolveMutations(ids, { state: 'done', note }, new Date())
  return { choice, count: ids.length, mutations }
}
