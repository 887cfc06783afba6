import { useLocale } from 'sanity'
import { isTaiwan } from '../locale.ts'
import { problemInChinese } from './problem-in-chinese.ts'

/** Returns a function that explains an error in the language of the Studio; its identity is stable per language. */
export function useProblemWords(): (error: unknown) => string {
  const { id } = useLocale().currentLocale
  return isTaiwan(id) ? inChinese : problemIn
}

const inChinese = (error: unknown): string => problemInChinese(problemIn(error))

function problemIn(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  if (/unexpected revision/i.test(words))
    return 'Somebody changed one of these documents a moment ago. Close this, look at it again, and repeat.'
  if (/a translator (?:may change only|publishes translations only)/.test(words))
    return 'Only a writer changes or publishes the English and what is the same in both languages. What you wrote is kept as a draft: publish your translation, and ask a writer for the rest.'
  // The reason follows the permission and the id, which mean nothing to a writer.
  return /permission "\w+" required for "[^"]+": (.+)/s.exec(words)?.[1] ?? words
}
