import { errorMessage } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'

/** The answer to a batch of which the rate limit let only the first `granted` orders through. */
export function refuseExcess(answer: Fields, granted: number): Fields {
  const { result, retExtInfo } = answer
  return {
    ...answer,
    result: beyond(result, granted, (order) => ({
      ...order,
      orderId: '',
      ...('createAt' in order && { createAt: '' }),
    })),
    retExtInfo: beyond(retExtInfo, granted, () => ({ code: 10006, msg: errorMessage(10006) })),
  }
}

function beyond(part: unknown, granted: number, refused: (item: Fields) => Fields): unknown {
  if (!isFields(part) || !Array.isArray(part['list'])) return part
  const items: unknown[] = part['list']
  const list = items.map((item, index) =>
    index >= granted && isFields(item) ? refused(item) : item,
  )
  return { ...part, list }
}
