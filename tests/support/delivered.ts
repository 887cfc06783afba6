import { parseDeliveryState } from '../../studio/webhooks/delivery-state.ts'
import { lakeAs } from './lake.ts'
import type { StackFile } from './stack-file.ts'
import { until } from './until.ts'

/** Waits until the site has been told of every change that was made so far; throws after `timeoutMs`. */
export async function delivered(stack: StackFile, timeoutMs = 60_000): Promise<void> {
  const administrator = lakeAs(stack, 'administrator')
  await until(
    async () => {
      const state = await administrator.request<unknown>({ url: '/local/operations' })
      return parseDeliveryState(state).pending.length === 0
    },
    timeoutMs,
    50,
  )
}
