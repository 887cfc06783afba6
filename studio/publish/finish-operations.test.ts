import { firstValueFrom, Observable, startWith } from 'rxjs'
import { expect, it } from 'vitest'
import { shareUntilIdle } from './finish-operations.ts'

it('shareUntilIdle keeps the source subscribed between two subscribers', async () => {
  let begun = 0
  let ended = 0
  const source = new Observable<string>(() => {
    begun += 1
    return () => {
      ended += 1
    }
  }).pipe(startWith('ready'))
  const lasting = shareUntilIdle(source, 60_000)
  lasting.subscribe().unsubscribe()
  expect({ begun, ended }).toEqual({ begun: 1, ended: 0 })
  expect(await firstValueFrom(lasting)).toBe('ready')
  expect({ begun, ended }).toEqual({ begun: 1, ended: 0 })
})

it('shareUntilIdle ends the source some time after the last subscriber', async () => {
  const over = Promise.withResolvers<void>()
  const source = new Observable<never>(() => () => over.resolve())
  shareUntilIdle(source, 0).subscribe().unsubscribe()
  await expect(over.promise).resolves.toBeUndefined()
})
