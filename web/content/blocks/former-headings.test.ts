import { expect, it } from 'vitest'
import { storedBlock } from '../../../blocks/lists/model.ts'

it('reads a heading that was an object as text of its style until it is migrated, within notes too', () => {
  const object = { _type: 'heading', _key: 'h', level: 3, text: 'Limits', anchor: 'limits' }
  const style = storedBlock.parse(object)
  expect(style).toMatchObject({ _type: 'block', style: 'h3', anchor: 'limits' })
  expect(storedBlock.parse(style)).toEqual(style)
  const note = storedBlock.parse({ _type: 'details', _key: 'd', summary: 'S', body: [object] })
  expect(note).toMatchObject({ body: [style] })
  expect(storedBlock.parse({ _type: 'heading', _key: 'h' })).toMatchObject({ style: 'h2' })
})
