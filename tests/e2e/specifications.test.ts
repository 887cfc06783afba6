// Needs the running stack: a setting goes from the lake to what is served.
import { afterAll, describe, expect, inject, it } from 'vitest'
import { delivered } from '../support/delivered.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator')
const TESTNET = '*[_type == "apiEnvironment" && identifier == "testnet"][0]{_id, rest, stream}'

describe('the specifications that are served', async () => {
  const former = await lake.fetch<{ _id: string; rest: string; stream: string }>(TESTNET)
  const say = async (file: string, line: string) =>
    (await html(`${stack.site}/specs/${file}`)).split('\n').some((one) => one.trim() === line)

  afterAll(async () => {
    const { _id, rest, stream } = former
    await lake.patch(_id).set({ rest, stream }).commit()
    await delivered(stack)
  })

  it('name the servers that an environment has, from the publish on', async () => {
    expect(await say('market.yaml', `- url: ${former.rest}`)).toBe(true)
    await lake
      .patch(former._id)
      .set({ rest: 'https://own-api.exchange.example/', stream: 'wss://own.exchange.example:8443' })
      .commit()
    await until(() => say('market.yaml', '- url: https://own-api.exchange.example'))
    await until(() => say('websocket/public.yaml', 'host: own.exchange.example:8443'))
  })
})
