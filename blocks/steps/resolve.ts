import type { Locale } from '../../web/config/locales.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { PageBlock } from '../lists/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { Step, StepsBlock } from './model.ts'

export interface PageSteps extends Omit<StepsBlock, 'steps'>, BlockPageProps {
  steps: (Omit<Step<PageBlock>, '_type'> & { lang?: Locale })[]
}

export const resolveSteps = (block: StepsBlock, { langOf, inner }: BlockContext): PageSteps[] => [
  omitUndefined({
    ...block,
    steps: block.steps.map(({ _type, ...step }) =>
      omitUndefined({ ...step, body: inner(step.body), lang: langOf(step) }),
    ),
    lang: langOf(block),
  }),
]
