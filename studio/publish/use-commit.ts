import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { wordsOf } from './use-answer.ts'

/** Runs a change once at a time: says in a toast that it is done, keeps what went wrong. */
export function useCommit(change: () => Promise<string>, onDone?: () => void) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const commit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const title = await change()
      toast.push({ status: 'success', title })
      onDone?.()
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, commit }
}
