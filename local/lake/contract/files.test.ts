import { symlinkSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { expect } from 'vitest'
import { contract } from '../testing/contract.ts'
import type { TestLake } from '../testing/test-lake.ts'

const upload = (lake: TestLake, filename: string, text = filename) =>
  lake.client('writer').assets.upload('file', Buffer.from(text), { filename })

contract(
  'GET /files/:project/:dataset/:file',
  'browser',
  'what a browser might run is a download, and everything is what its type says',
  async (lake) => {
    const served = async (filename: string) => {
      const { url } = await upload(lake, filename, '<script>alert(1)</script>')
      const { headers } = await fetch(url)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const disposition = headers.get('content-disposition')?.split(';')[0]
      return `${headers.get('content-type')} ${disposition}`
    }
    expect(await served('a.html')).toBe('application/octet-stream attachment')
    expect(await served('a.xhtml')).toBe('application/octet-stream attachment')
    expect(await served('a.js')).toBe('application/octet-stream attachment')
    expect(await served('a')).toBe('application/octet-stream attachment')
    expect(await served('a.svg')).toBe('image/svg+xml attachment')
    expect(await served('a.json')).toBe('application/json attachment')
    expect(await served('a.zip')).toBe('application/zip attachment')
    expect(await served('a.pdf')).toBe('application/pdf inline')
    expect(await served('a.txt')).toBe('text/plain; charset=utf-8 inline')
    expect(await served('a.png')).toBe('image/png inline')
    expect(await served('a.mp4')).toBe('video/mp4 inline')
    const csp = async (name: string) =>
      (await fetch((await upload(lake, name)).url)).headers.get('content-security-policy')
    expect(await csp('b.txt')).toContain('sandbox')
    expect(await csp('b.pdf')).toBeNull()
  },
)

contract(
  'GET /files/:project/:dataset/:file',
  'browser',
  'a download has the name of the file that was uploaded, in any script and with nothing harmful',
  async (lake) => {
    const name = async (filename: string, query = '') => {
      const { url } = await upload(lake, filename)
      return (await fetch(url + query)).headers.get('content-disposition')
    }
    expect(await name('rates.csv')).toBe('attachment; filename="rates.csv"')
    expect(await name('費率 “2026”.csv')).toBe(
      `attachment; filename="__ _2026_.csv"; filename*=UTF-8''%E8%B2%BB%E7%8E%87%20%E2%80%9C2026%E2%80%9D.csv`,
    )
    expect(await name('a"b\r\nSet-Cookie: x.csv')).toMatch(
      /^attachment; filename="a_bSet-Cookie: x.csv"; filename\*=UTF-8''a%22bSet-Cookie%3A%20x\.csv$/,
    )
    expect(await name('../../../etc/cron.csv')).toBe('attachment; filename="cron.csv"')
    expect(await name('guide.pdf', '?dl=')).toBe('attachment; filename="guide.pdf"')
    expect(await name('guide2.pdf', '?dl=other.pdf')).toBe('attachment; filename="other.pdf"')
    expect((await fetch(`${(await upload(lake, 'c.pdf')).url}?w=3`)).status).toBe(400)
  },
)

contract(
  'GET /files/:project/:dataset/:file',
  'browser',
  'parts of a file for players, HEAD, and 304 for what the browser has',
  async (lake) => {
    const { url } = await upload(lake, 'a.mp4', '0123456789')
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const response = await fetch(url, { headers, method })
      const range = response.headers.get('content-range')
      return [response.status, await response.text(), ...(range === null ? [] : [range])]
    }
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url)).headers.get('accept-ranges')).toBe('bytes')
    expect(await ask({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10'])
    expect(await ask({ range: 'bytes=7-' })).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await ask({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await ask({ range: 'bytes=5-500' })).toEqual([206, '56789', 'bytes 5-9/10'])
    expect(await ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10'])
    expect(await ask({ range: 'bytes=0-1,3-4' })).toEqual([200, '0123456789'])
    expect(await ask({ range: 'bytes=0-1', 'if-range': etag })).toEqual([206, '01', 'bytes 0-1/10'])
    expect(await ask({ range: 'bytes=0-1', 'if-range': '"old"' })).toEqual([200, '0123456789'])
    expect(await ask({ 'if-none-match': etag })).toEqual([304, ''])
    expect(await ask({}, 'HEAD')).toEqual([200, ''])
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe('10')
  },
)

/** The status of a path sent as it is: `fetch` would tidy it first. */
const statusOf = (lake: TestLake, target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(lake.url)
    const request = httpRequest({ hostname, port, path: target }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
    request.end()
  })

contract(
  'GET /files/:project/:dataset/:file',
  'browser',
  'no address leads out of the assets, and none to an asset without its document',
  async (lake) => {
    const { sha1hash } = await upload(lake, 'a.txt')
    const hash = 'a'.repeat(40)
    const secret = path.join(lake.dataDir, 'secret')
    writeFileSync(secret, 'secret')
    symlinkSync(secret, path.join(lake.dataDir, 'assets', `${hash}.txt`))
    const client = lake.client('administrator')
    await client.create({ _id: `file-${hash}-txt`, _type: 'sanity.fileAsset' })
    writeFileSync(path.join(lake.dataDir, 'assets', `${'b'.repeat(40)}.txt`), 'orphan')
    const folder = '/files/local/production'
    const names = [
      '..%2flake.sqlite',
      '..%2F..%2fetc%2fpasswd',
      '%2fetc%2fpasswd',
      '..%5clake.sqlite',
      `${sha1hash}.txt%00.png`,
      '%00',
      '.',
      '..',
      `.%2f${sha1hash}.txt`,
      `${sha1hash.toUpperCase()}.txt`,
      `${hash}.txt`,
      `${'b'.repeat(40)}.txt`,
      'lake.sqlite',
    ]
    for (const name of names)
      expect([name, await statusOf(lake, `${folder}/${name}`)]).toEqual([
        name,
        expect.toBeOneOf([404, 501]),
      ])
    expect(await statusOf(lake, `/files/local/production/../../../secret`)).toBe(501)
    expect(await statusOf(lake, `/files/local/staging/${sha1hash}.txt`)).toBe(404)
    expect(await statusOf(lake, `/files/other/production/${sha1hash}.txt`)).toBe(404)
    expect(await statusOf(lake, `${folder}/${sha1hash}.txt`)).toBe(200)
  },
)
