/** What a question can ask of an operation. */
export type OperationFactName = 'limit' | 'permission' | 'signed' | 'deprecated'
/** What a question can ask of a parameter, and of an enumeration its values. */
export type FieldFactName = 'values' | 'default' | 'bounds' | 'type'

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
