import { z } from 'zod'
import type { Block } from '../lists/model.ts'
import { itemOf, storedAs } from '../stored.ts'
import { type TextVisitor, token } from '../text-visitor.ts'

const tab = itemOf('tab').extend({ label: z.string(), value: z.string() })

const own = storedAs('tabs').extend({
  group: z.string(),
  /** Whether the address stores the selected tab. */
  inAddress: z.boolean().exactOptional(),
})

export interface Tab<B = Block> extends z.output<typeof tab> {
  body: B[]
}

export interface TabsBlock<B = Block> extends z.output<typeof own> {
  tabs: Tab<B>[]
}

export const tabs = (body: z.ZodType<Block[]>) =>
  own.extend({ tabs: z.array(tab.extend({ body })) })

export const visitTabs = (block: TabsBlock, visit: TextVisitor): TabsBlock => ({
  ...block,
  tabs: (block.tabs ?? []).map((tab) => {
    const path = ['tabs', { _key: tab._key }]
    const id = `${token(tab._key)}.`
    return {
      ...tab,
      label: visit.line(tab.label ?? '', [...path, 'label'], `${id}label`),
      body: visit.body(tab.body, [...path, 'body'], id),
    }
  }),
})
