import { bySentence } from '../by-sentence.ts'
import { validationMessages } from './messages.ts'

/**
 * What a rule of the schema says, in Chinese; unknown words stay as they are. Sanity has no language for the rules
 * of a schema that are functions: their words are known by the sentence.
 */
export const validationInChinese = bySentence(validationMessages)
