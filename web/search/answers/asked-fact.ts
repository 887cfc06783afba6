/** What a question can ask of an operation. */
export const operationFactNames = ['limit', 'permission', 'signed', 'deprecated'] as const
/** What a question can ask of a parameter, and of an enumeration its values. */
export const fieldFactNames = ['values', 'default', 'bounds', 'type'] as const

export type OperationFactName = (typeof operationFactNames)[number]
export type FieldFactName = (typeof fieldFactNames)[number]
export type FactName = OperationFactName | FieldFactName | 'host'

/** The answers that a record has, each a line in the words of its locale. */
export type AnswerTexts = { [Fact in FactName]?: string }

/** What a reader asks that has one fact as its answer. */
export type AskedFact =
  /** `subject` is what is left of the words; `path` is in them. */
  | { of: 'operation'; fact: OperationFactName; subject: string; path?: string }
  | { of: 'field'; fact: FieldFactName; subject: string }
  | { of: 'error'; code: string }
  /** A host of this protocol, in the environment that the words name; in each where there are none. */
  | { of: 'host'; scheme: 'https' | 'wss'; environment: string }
