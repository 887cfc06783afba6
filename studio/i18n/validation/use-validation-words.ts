import { useLocale } from 'sanity'
import { isTaiwan } from '../locale.ts'
import { validationInChinese } from './in-chinese.ts'

/** Says what a rule of the schema says in the language of the Studio, where Sanity's form does not show it. */
export function useValidationWords(): (message: string) => string {
  const { id } = useLocale().currentLocale
  return isTaiwan(id) ? validationInChinese : (message) => message
}
