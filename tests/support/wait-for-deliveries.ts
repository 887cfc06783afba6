import { type DeliveryRecord, parseDeliveryState } from '../../studio/webhooks/delivery-state.ts'
import { lakeAs } from './lake.ts'
import type { StackFile } from './stack-file.ts'
import { until } from './until.ts'

/** Waits until the lake has delivered every change so far; throws after `timeoutMs`, with the pending deliveries. */
export async function waitForDeliveries(stack: StackFile, timeoutMs = 60_000): Promise<void> {
  const administrator = lakeAs(stack, 'administrator')
  let pending: DeliveryRecord[] = []
  const isOver = async () => {
    const state = await administrator.request<unknown>({ url: '/local/operations' })
    pending = parseDeliveryState(state).pending
    return pending.length === 0
  }
  await until(isOver, timeoutMs, 50).catch((cause: unknown) => {
    const waiting = pending.map((one) => `${one.hookId} ${one.documentId}: ${one.reason}`)
    const first = waiting.slice(0, 3).join('; ')
    throw new Error(`${waiting.length} webhooks still wait: ${first}`, { cause })
  })
}
