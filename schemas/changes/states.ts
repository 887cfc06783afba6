/** What a fact says with a word of English where the API has no value of its own; each reader sees it in their language. */
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
