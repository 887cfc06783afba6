import { useEffect, useMemo, useState } from 'react'
import { useProject, useUserStore } from 'sanity'
import type { ReaderReport } from './report.ts'
import { mayResolve } from './resolve-reports.ts'

/** A possible assignee, with the roles that the hosted service or the local lake gives. */
export interface Person {
  id: string
  name: string
  roles: { name: string }[]
}

/** Returns the members of the project; empty until their names have loaded. */
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
      // Without the names a user can still assign a report to themselves.
      (error: unknown) =>
        console.warn('The names of those who may take a report are unknown', error),
    )
    return () => {
      gone = true
    }
  }, [store, members])
  return people
}

/** Returns the people who may resolve every one of the reports. */
export const assignablePeople = (
  people: readonly Person[],
  reports: readonly ReaderReport[],
): Person[] => people.filter((person) => reports.every((report) => mayResolve(person, report)))
