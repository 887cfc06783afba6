import { bySentence } from '../by-sentence.ts'
import { validationMessages } from '../validation/messages.ts'
import { problemMessages } from './problem-messages.ts'

/** Returns an error's message in Chinese, or unchanged if the table does not have it. */
export const problemInChinese = bySentence({ ...problemMessages, ...validationMessages })
