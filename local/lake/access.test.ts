import { describe, expect, it } from 'vitest'
import { failure, STUDIO, testLake } from './testing.ts'

const start = {
  _id: 'a',
  _type: 'page',
  title: { _type: 'localeString', en: 'Kline' },
  body: { _type: 'localeBody', en: [{ _key: 'k', _type: 'block' }] },
}
const pair = { draftId: 'drafts.a', publishedId: 'a' }
const edit = (patch: Record<string, unknown>) =>
  ({ actionType: 'sanity.action.document.edit', ...pair, patch }) as const
const publish = { actionType: 'sanity.action.document.publish', ...pair } as const
const discard = { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' } as const

describe('roles', () => {
  it('let nobody but the signed-in write, and viewers only read', async () => {
    await using lake = await testLake()
    expect(await failure(lake.client(null).create(start))).toMatchObject({ status: 403 })
    expect(await failure(lake.client('viewer').create(start))).toMatchObject({
      status: 403,
      type: 'insufficientPermissionsError',
    })
    await lake.client('administrator').create(start)
    expect(await lake.client('viewer').getDocument('a')).toMatchObject({ _id: 'a' })
  })

  it('let a translator edit and publish what lies under zhTW', async () => {
    await using lake = await testLake()
    await lake.client('writer').create(start)
    const translator = lake.client('translator')
    await translator.action(edit({ set: { 'title.zhTW': 'K 線' } }))
    await translator.action(
      edit({
        setIfMissing: { description: { _type: 'localeText' } },
        set: { 'description.zhTW': '說明' },
      }),
    )
    await translator.action(
      edit({
        set: {
          'body.zhTW': [{ _key: 'k', _type: 'block' }],
          'body.zhTWSource': [{ _key: 'k', hash: '1' }],
        },
      }),
    )
    await translator.action(publish)
    expect(await translator.fetch('*[_id == "a"][0].title.zhTW')).toBe('K 線')
  })

  it('refuse a translator everything else, naming the path', async () => {
    await using lake = await testLake()
    await lake.client('writer').create(start)
    const translator = lake.client('translator')
    const refused = await failure(translator.action(edit({ set: { 'title.en': 'X' } })))
    expect(refused).toMatchObject({ status: 403, type: 'insufficientPermissionsError' })
    expect(refused.message).toContain('title.en')
    expect(await failure(translator.action(edit({ set: { 'body.en': [] } })))).toMatchObject({
      status: 403,
    })
    expect(await failure(translator.create({ ...start, _id: 'drafts.new' }))).toMatchObject({
      status: 403,
    })
    expect(await failure(translator.delete('a'))).toMatchObject({ status: 403 })
  })

  it('keep a translator from publishing or discarding what a writer drafted', async () => {
    await using lake = await testLake()
    await lake.client('writer').create(start)
    await lake.client('writer').action(edit({ set: { 'title.en': 'New' } }))
    const translator = lake.client('translator')
    await translator.action(edit({ set: { 'title.zhTW': '新' } }))
    expect((await failure(translator.action(publish))).message).toContain('title.en')
    expect(await failure(translator.action(discard))).toMatchObject({ status: 403 })
  })
})

describe('signing in', () => {
  it('goes from the page over a one-time code to a session that outlives a restart', async () => {
    const first = await testLake()
    const page = await fetch(`${first.url}/v1/auth/login/local?origin=${STUDIO}/structure`)
    const html = await page.text()
    expect(html).toContain('<form method="post">')
    expect(html).toContain('value="translator"')
    const posted = await fetch(`${first.url}/v1/auth/login/local`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ origin: `${STUDIO}/structure`, user: 'translator' }),
    })
    expect(posted.status).toBe(303)
    const target = new URL(posted.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(`${STUDIO}/structure`)
    const sid = target.hash.replace('#sid=', '')
    const headers = { origin: STUDIO }
    const redeem = () => fetch(`${first.url}/v1/auth/fetch?sid=${sid}`, { headers })
    const redeemed = await redeem()
    const { token } = (await redeemed.json()) as { token: string }
    const cookie = redeemed.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(redeemed.headers.get('access-control-allow-origin')).toBe(STUDIO)
    expect((await redeem()).status).toBe(401)
    await first.close()
    await using second = await testLake({ dataDir: first.dataDir })
    const me = async (init: Record<string, string>) =>
      (await (await fetch(`${second.url}/v1/users/me`, { headers: init })).json()) as {
        id?: string
      }
    expect(await me({ cookie, origin: STUDIO })).toMatchObject({
      id: 'translator',
      role: 'translator',
    })
    expect(await me({ authorization: `Bearer ${token}` })).toMatchObject({ id: 'translator' })
    expect(await me({ cookie, origin: 'http://evil.example' })).toEqual({})
    await fetch(`${second.url}/v1/auth/logout`, {
      method: 'POST',
      headers: { cookie, origin: STUDIO },
    })
    expect(await me({ cookie, origin: STUDIO })).toEqual({})
  })

  it('returns only to an allowed origin, and stores no token as it is', async () => {
    await using lake = await testLake()
    const page = await fetch(`${lake.url}/v1/auth/login/local?origin=http://evil.example`)
    expect(page.status).toBe(400)
    const stored = lake.lake.database.prepare('SELECT token_hash FROM users').all()
    expect(JSON.stringify(stored)).not.toContain('writer-token')
  })

  it('answers 401 to an unknown token and 501 to what it does not know', async () => {
    await using lake = await testLake()
    const headers = { authorization: 'Bearer nonsense' }
    expect((await fetch(`${lake.url}/v1/users/me`, { headers })).status).toBe(401)
    expect(
      (await fetch(`${lake.url}/v1/agent/action/prompt/production`, { method: 'POST' })).status,
    ).toBe(501)
  })
})
