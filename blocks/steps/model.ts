import { z } from 'zod'
import type { Block } from '../lists/model.ts'
import { itemOf, storedAs } from '../stored.ts'
import { type TextVisitor, token } from '../text-visitor.ts'

const step = itemOf('step').extend({ title: z.string().default('') })

const own = storedAs('steps')

export type Step<B = Block> = z.output<typeof step> & { body: B[] }
/** Consecutive instructions. */
export interface StepsBlock<B = Block> extends z.output<typeof own> {
  steps: Step<B>[]
}

export const steps = (body: z.ZodType<Block[]>) =>
  own.extend({ steps: z.array(step.extend({ body })) })

export const visitSteps = (block: StepsBlock, visit: TextVisitor): StepsBlock => ({
  ...block,
  steps: (block.steps ?? []).map((step) => {
    const path = ['steps', { _key: step._key }]
    const id = `${token(step._key)}.`
    return {
      ...step,
      title: visit.line(step.title ?? '', [...path, 'title'], `${id}title`),
      body: visit.body(step.body, [...path, 'body'], id),
    }
  }),
})
