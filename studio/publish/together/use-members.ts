import { useCallback, useState } from 'react'

/** A set of names, and the one way to put a name in or take it out. */
export function useMembers(): [ReadonlySet<string>, (name: string, member: boolean) => void] {
  const [members, setMembers] = useState<ReadonlySet<string>>(new Set())
  const change = useCallback(
    (name: string, member: boolean) =>
      setMembers((before) => {
        if (before.has(name) === member) return before
        return new Set(member ? [...before, name] : [...before].filter((one) => one !== name))
      }),
    [],
  )
  return [members, change]
}
