import { ApiError } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'

/** Why each order of a batch is refused, in their order; nothing for those that are accepted. */
type Refusals = readonly (ApiError | undefined)[]

/** What `assert` refuses of each order of a batch; of any other request it throws that. */
export function refusedOrders(
  { request: orders, ...shared }: Fields,
  assert: (order: Fields, index: number) => void,
): Refusals {
  if (!Array.isArray(orders)) {
    assert(shared, 0)
    return []
  }
  return orders.map((order, index) =>
    refusalOf(() => assert(isFields(order) ? { ...shared, ...order } : shared, index)),
  )
}

function refusalOf(assert: () => void): ApiError | undefined {
  try {
    assert()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** The answer to a batch of which some orders are refused: without their IDs, and with code and words of each. */
export function refuseOrders(answer: Fields, refusals: Refusals): Fields {
  const { result, retExtInfo } = answer
  return {
    ...answer,
    result: replaced(result, refusals, (order) => ({
      ...order,
      orderId: '',
      ...('createAt' in order && { createAt: '' }),
    })),
    retExtInfo: replaced(retExtInfo, refusals, (_order, { retCode, message }) => ({
      code: retCode,
      msg: message,
    })),
  }
}

function replaced(
  part: unknown,
  refusals: Refusals,
  refuse: (item: Fields, refusal: ApiError) => Fields,
): unknown {
  if (!isFields(part) || !Array.isArray(part['list'])) return part
  const items: unknown[] = part['list']
  const list = items.map((item, index) => {
    const refusal = refusals[index]
    return refusal && isFields(item) ? refuse(item, refusal) : item
  })
  return { ...part, list }
}
