/** English words in facts for states that the API has no value for; readers see them in their language. */
const CHANGE_STATES = [
  'optional',
  'required',
  'ignored',
  'applied',
  'changeable',
  'unchangeable',
] as const

export type ChangeState = (typeof CHANGE_STATES)[number]

export const isChangeState = (value: string): value is ChangeState =>
  CHANGE_STATES.some((state) => state === value)
