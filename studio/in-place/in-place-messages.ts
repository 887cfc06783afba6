import { messages } from '../i18n/messages.ts'

/** What the forms of blocks say besides their fields. */
export const inPlaceMessages = messages('in-place', { done: 'Done' }, { done: '完成' })
