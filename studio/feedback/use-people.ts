import { useEffect, useMemo, useState } from 'react'
import { useProject, useUserStore } from 'sanity'
import type { ReaderReport } from './report.ts'
import { mayResolve } from './resolve-reports.ts'

/** Somebody who may look after reports, with what the hosted service and the local lake tell of roles. */
export interface Person {
  id: string
  name: string
  roles: { name: string }[]
}

/** Who works on the project. Until their names are known there is nobody. */
export function usePeople(): readonly Person[] {
  const project = useProject()
  const store = useUserStore()
  const members = useMemo(() => project?.members.filter(({ isRobot }) => !isRobot) ?? [], [project])
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    let gone = false
    store.getUsers(members.map(({ id }) => id)).then(
      (users) => {
        if (gone) return
        const names = new Map(users.map(({ id, displayName }) => [id, displayName ?? id]))
        setPeople(members.map(({ id, roles }) => ({ id, roles, name: names.get(id) ?? id })))
      },
      // One can still take a report oneself.
      (error: unknown) =>
        console.warn('The names of those who may take a report are unknown', error),
    )
    return () => {
      gone = true
    }
  }, [store, members])
  return people
}

/** Those who may settle all of the reports. */
export const whoMaySettle = (
  people: readonly Person[],
  reports: readonly ReaderReport[],
): Person[] => people.filter((person) => reports.every((report) => mayResolve(person, report)))
