import { describe, expect } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'

describe('users', () => {
  contract('GET /users/me', '@sanity/client', 'tells who one is, with roles', async (lake) => {
    expect(await lake.client('writer').users.getById('me')).toMatchObject({
      id: 'writer',
      name: 'The writer',
      email: 'writer@exchange.example',
      role: 'writer',
      roles: [{ name: 'writer', title: 'Writer' }],
    })
    expect(await lake.client(null).request({ url: '/users/me' })).toEqual({})
  })

  contract('GET /users/:ids', 'Studio', 'gives names for a list of ids', async (lake) => {
    const client = lake.client('viewer')
    const several = await client.request({ url: '/users/writer,nobody,translator' })
    expect(several.map(({ id }: { id: string }) => id)).toEqual(['writer', 'translator'])
    expect(await client.users.getById('writer')).toMatchObject({
      id: 'writer',
      displayName: 'The writer',
    })
    expect(await client.request({ url: '/users/gone' })).toMatchObject({ displayName: 'gone' })
    const userRequest = lake.client(null).users.getById('writer')
    expect(await refusal(userRequest)).toMatchObject({ status: 401 })
  })
})

describe('settings', () => {
  const url = '/users/me/keyvalue'
  const recent = { key: 'studio.recent', value: { searches: [{ terms: 'kline' }] } }

  contract('PUT /users/me/keyvalue', 'Studio', 'keeps settings for each user', async (lake) => {
    const put = (body: unknown, role: 'writer' | null = 'writer') =>
      lake.client(role).request({ method: 'PUT', url, body })
    expect(await put([recent])).toEqual([recent])
    const other = lake.client('viewer').request({ url: `${url}/studio.recent` })
    expect(await other).toEqual([{ key: 'studio.recent', value: null }])
    expect(await refusal(put([recent], null))).toMatchObject({ status: 401 })
    for (const wrong of [
      { key: 'a' },
      [{ key: '' }],
      [{ key: 'k'.repeat(300) }],
      Array.from({ length: 101 }, (_, index) => ({ key: `${index}` })),
      [recent, { key: 'large', value: 'x'.repeat(300_000) }],
    ])
      expect(await refusal(put(wrong))).toMatchObject({ status: 400 })
    expect(await lake.client('writer').request({ url: `${url}/studio.recent` })).toEqual([recent])
  })

  contract(
    'GET /users/me/keyvalue/:keys',
    'Studio',
    'gives the settings asked for',
    async (lake) => {
      const client = lake.client('writer')
      await client.request({ method: 'PUT', url, body: [recent] })
      expect(await client.request({ url: `${url}/none,studio.recent` })).toEqual([
        { key: 'none', value: null },
        recent,
      ])
    },
  )
})
