import { messages } from '../i18n/messages.ts'

export const inPlaceMessages = messages('in-place', { done: 'Done' }, { done: '完成' })
