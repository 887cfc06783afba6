import { expect, it } from 'vitest'
import { answerCode } from './answer-code.ts'

it.each([
  ['{"retCode":10004,"retMsg":"error sign!"}', { retCode: 10004, retMsg: 'error sign!' }],
  ['{"ret_code":0,"ret_msg":"SUCCESS"}', { retCode: 0, retMsg: 'SUCCESS' }],
  ['{"result":{}}', { retMsg: '' }],
  ['<html>502 Bad Gateway</html>', { retMsg: '' }],
  ['null', { retMsg: '' }],
  ['', { retMsg: '' }],
])('%s is read', (text, read) => {
  expect(answerCode(text)).toEqual(read)
})
