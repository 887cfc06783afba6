import { useLocale } from 'sanity'
import { isTaiwan } from '../locale.ts'
import { validationInChinese } from './in-chinese.ts'

/** Returns a function that translates a validation message outside Sanity's form, which translates its own. */
export function useValidationWords(): (message: string) => string {
  const { id } = useLocale().currentLocale
  return isTaiwan(id) ? validationInChinese : (message) => message
}
