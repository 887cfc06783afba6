import { ADMONITION_KINDS } from '../../blocks/admonition/model.ts'
import type { StandIn } from '../../schemas/markdown/docusaurus/problems.ts'

const STAND_INS: readonly StandIn[] = ['details', 'words', ...ADMONITION_KINDS]

/** Parses options such as `Name=details`; throws on a value that no component can become. */
export function componentOptions(options: readonly string[]): ReadonlyMap<string, StandIn> {
  return new Map(
    options.map((option) => {
      const [, name, as] = /^([A-Z][\w.]*)=(\w+)$/.exec(option) ?? []
      const known = STAND_INS.find((one) => one === as)
      if (name && known) return [name, known]
      throw new Error(
        `--component ${option} says nothing that an import knows. Write the component’s name and what it becomes: --component Hint=tip. It may be ${STAND_INS.join(', ')}.`,
      )
    }),
  )
}
