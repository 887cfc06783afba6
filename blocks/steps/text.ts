import { type TextVisitor, token } from '../text-visitor.ts'
import type { StepsBlock } from './model.ts'

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
