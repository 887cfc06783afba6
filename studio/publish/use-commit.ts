import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

/**
 * Runs a change once at a time: says in a toast that it is done, keeps what went wrong. A change that says nothing is
 * not done yet.
 */
export function useCommit<Given extends unknown[]>(
  change: (...given: Given) => Promise<string | undefined>,
  onDone?: () => void,
) {
  const toast = useToast()
  const inWords = useProblemWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const commit = async (...given: Given) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const title = await change(...given)
      if (title === undefined) return
      toast.push({ status: 'success', title })
      onDone?.()
    } catch (error) {
      setProblem(inWords(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, commit }
}
