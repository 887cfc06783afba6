import { bySentence } from '../by-sentence.ts'
import { validationMessages } from './messages.ts'

/**
 * Returns a validation rule's message in Chinese, or unchanged if the table does not have it. Sanity cannot localise
 * the messages of rules that are functions, so the English message is the key.
 */
export const validationInChinese = bySentence(validationMessages)
