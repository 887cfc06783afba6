import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'

/**
 * Returns `commit`, which runs a change, with `busy` while it runs and `problem` if it failed. A toast shows the text
 * with which the change resolves; undefined means that the change is not complete yet.
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
