import { type TextVisitor, token } from '../text-visitor.ts'
import type { TabsBlock } from './model.ts'

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
