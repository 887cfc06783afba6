import type { CallFact } from '../../content/reference/operation-notes.ts'
import type { SampledExample, SampledField } from '../../samples/sample-request.ts'
import type { BodyField } from './body/body-field.ts'
import type { ConsoleLabels } from './console-labels.ts'
import type { ConsoleOperation } from './operation/console-operation.ts'

/** What the console of one operation shows; it is fetched when the console opens. */
export interface ConsoleData {
  operation: ConsoleOperation
  /** Calls need a signature. */
  signed: boolean
  /** That the key needs, as the page says it; only where calls need a signature. */
  permission?: CallFact
  /** That the operation is deprecated, and what instead; it stands above the call and in samples. */
  warning?: string
  /** In order; the first without real money is the one to begin with. */
  environments: ConsoleEnvironment[]
  /** The form of its body; empty where it has none. */
  fields: BodyField[]
  /** The requests whose samples stand beside the console. */
  examples: (SampledExample & { key: string })[]
  /** The fields of which samples must know: files, and what is made anew in each run. */
  sampledFields: SampledField[]
  labels: ConsoleLabels
  /** The groups that explain the codes of its errors, the most likely first. */
  errorGroups: string[]
  /** Where the explanations of error codes are fetched from. */
  errorsHref: string
}

export interface ConsoleEnvironment {
  id: string
  label: string
  /** Address of the REST API, without a slash at its end. */
  rest: string
  realMoney: boolean
}
