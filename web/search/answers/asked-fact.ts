/** Facts of an operation. */
export type OperationFactName = 'limit' | 'permission' | 'signed' | 'deprecated'
/** Facts of a parameter; of an enumeration only its values. */
export type FieldFactName = 'values' | 'default' | 'bounds' | 'type'

export type FactName = OperationFactName | FieldFactName | 'host'

/** The answers in a record, each one line in its locale. */
export type AnswerTexts = { [Fact in FactName]?: string }

/** A question that one fact answers. */
export type AskedFact =
  /** `subject` is the rest of the query; `path` is a path in it. */
  | { of: 'operation'; fact: OperationFactName; subject: string; path?: string }
  | { of: 'field'; fact: FieldFactName; subject: string }
  | { of: 'error'; code: string }
  /** A host for this protocol in the named environment; in all of them when it is empty. */
  | { of: 'host'; scheme: 'https' | 'wss'; environment: string }
