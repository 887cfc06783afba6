import type { CallFact } from '../../content/reference/operation-notes.ts'
import type { SampledExample, SampledField } from '../../samples/sample-request.ts'
import type { BodyField } from './body/body-field.ts'
import type { ConsoleLabels } from './console-labels.ts'
import type { ConsoleOperation } from './operation/console-operation.ts'

/** Data of the console for one operation, fetched when it opens. */
export interface ConsoleData {
  operation: ConsoleOperation
  /** Whether calls need a signature. */
  signed: boolean
  /** Permission that the key needs, as on the page; only for signed calls. */
  permission?: CallFact
  /** The deprecation and its replacement, shown above the call and in samples. */
  warning?: string
  /** In order; the first without real money is the default. */
  environments: ConsoleEnvironment[]
  /** Form fields of the body; empty if it has none. */
  fields: BodyField[]
  /** Requests whose samples are shown beside the console. */
  examples: (SampledExample & { key: string })[]
  /** Fields that samples handle specially: files, and generated values. */
  sampledFields: SampledField[]
  labels: ConsoleLabels
  /** Groups that explain the operation's error codes, the most likely first. */
  errorGroups: string[]
  /** Address of the explanations of error codes. */
  errorsHref: string
}

export interface ConsoleEnvironment {
  id: string
  label: string
  /** Address of the REST API, without a trailing slash. */
  rest: string
  realMoney: boolean
}
