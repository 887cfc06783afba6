import { ApiError } from '../errors.ts'
import { type Fields, isFields } from '../fields.ts'

/** Reason for the refusal of each order of a batch, in order; undefined for accepted ones. */
type Refusals = readonly (ApiError | undefined)[]

/** The errors that `assert` throws for each order of a batch; for any other request, throws the error itself. */
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

/** The answer to a batch with refused orders: without their ids, and with code and message of each. */
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
