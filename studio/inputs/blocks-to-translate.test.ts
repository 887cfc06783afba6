import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { blocksToTranslate } from './blocks-to-translate.ts'

it('blocksToTranslate returns the blocks that contain words, with their keys', () => {
  const heading = headingOf({ _key: 'a', level: 2, text: 'Limits' })
  const paragraph = { _key: 'c', _type: 'block', children: [] }
  const code = { _key: 'b', _type: 'codeBlock', code: '{}' }
  const image = { _key: 'd', _type: 'image', alt: { en: 'A candle' } }
  expect(blocksToTranslate([heading, code, image, paragraph, null])).toEqual([heading, paragraph])
  expect(blocksToTranslate(undefined)).toEqual([])
})
