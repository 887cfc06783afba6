import { bySentence } from '../by-sentence.ts'
import { validationMessages } from '../validation/messages.ts'
import { problemMessages } from './problem-messages.ts'

/** Why something did not work, in Chinese; what nobody foresaw stays as it is. */
export const problemInChinese = bySentence({ ...problemMessages, ...validationMessages })
